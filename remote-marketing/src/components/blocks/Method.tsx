import { Section, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { Steps } from '@renovation-th/shared/ui/Steps';
import type { BlockProps } from './block-props';

/** How the work goes, in three steps. */
export function Method({ block, ground }: BlockProps<'method'>) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHead>
          <h2>{block.heading}</h2>
          <p>{block.intro}</p>
        </SectionHead>
        <Steps steps={block.steps} />
      </Wrap>
    </Section>
  );
}
