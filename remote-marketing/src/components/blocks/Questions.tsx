import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { serviceWords } from '../../content/service-words';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** Questions to ask any craftsman, with the owner's answers. */
export function Questions({ block, ground }: BlockProps<'questions'>) {
  return (
    <HeadedSection ground={ground} heading={serviceWords.questions.heading} intro={block.intro}>
      <TitledPoints
        points={block.questions.map(({ question, answer }) => ({
          title: question,
          text: serviceWords.questions.answer(answer),
        }))}
      />
    </HeadedSection>
  );
}
