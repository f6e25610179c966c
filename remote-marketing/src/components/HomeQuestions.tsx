import { useIdentity } from '@renovation-th/shared/kernel';
import { vatSentences } from '@renovation-th/shared/promises/quote-rules';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import type { HomeData } from '../content/home-data';
import { TitledPoints } from './TitledPoints';

/** What people ask before they write. */
export function HomeQuestions({ questions }: Pick<HomeData, 'questions'>) {
  const [mostOften = ''] = vatSentences(useIdentity());
  const vat = { title: questions.vat, text: mostOften };

  return (
    <Band>
      <HeadedColumns split="4fr 8fr">
        <h2>{questions.heading}</h2>
        <TitledPoints points={[...questions.points, vat]} />
      </HeadedColumns>
    </Band>
  );
}
