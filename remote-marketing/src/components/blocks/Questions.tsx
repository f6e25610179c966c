import { Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { serviceWords } from '../../content/service-words';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** What to ask any craftsman, with what this one answers. */
export function Questions({ block, ground }: BlockProps<'questions'>) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHead>
          <h2>{serviceWords.questions.heading}</h2>
          <p>{block.intro}</p>
        </SectionHead>
        <TitledPoints
          points={block.questions.map(({ question, answer }) => ({
            title: question,
            text: serviceWords.questions.answer(answer),
          }))}
        />
      </Wrap>
    </Section>
  );
}
