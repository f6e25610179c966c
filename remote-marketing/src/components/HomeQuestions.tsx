import { useIdentity } from '@renovation-th/shared/kernel';
import { vatSentences } from '@renovation-th/shared/promises/vat';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import type { HomeData } from '../content/home-data';
import { TitledPoints } from './TitledPoints';

/** What people ask before they write. */
export function HomeQuestions({ questions }: Pick<HomeData, 'questions'>) {
  const vat = { title: questions.vat, text: vatSentences(useIdentity(), 'all').slice(0, 3).join(' ') };

  return (
    <Band>
      <HeadedColumns split="4fr 8fr">
        <h2>{questions.heading}</h2>
        <TitledPoints points={[...questions.points, vat]} />
      </HeadedColumns>
    </Band>
  );
}
