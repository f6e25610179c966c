import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Steps } from '@renovation-th/shared/ui/Steps';
import type { BlockProps } from './block-props';

/** How the work goes, in three steps. */
export function Method({ block, ground }: BlockProps<'method'>) {
  return (
    <HeadedSection ground={ground} heading={block.heading} intro={block.intro}>
      <Steps steps={block.steps} />
    </HeadedSection>
  );
}
