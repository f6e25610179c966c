import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Steps } from '@renovation-th/shared/ui/Steps';
import type { Block } from '../../content/service-page';
import { FollowUp } from './FollowUp';
import { Offers } from './Offers';
import { Points } from './Points';
import { TypicalJobs } from './TypicalJobs';
import { ZoneTowns } from './ZoneTowns';

type ServiceBlockProps = { block: Block; ground: 'plain' | 'deep' };

/** Renders a block of a service page. */
export function ServiceBlock({ block, ground }: ServiceBlockProps) {
  switch (block.kind) {
    case 'offers':
      return <Offers block={block} ground={ground} />;
    case 'follow-up':
      return <FollowUp block={block} ground={ground} />;
    case 'method':
      return (
        <HeadedSection ground={ground} heading={block.heading} intro={block.intro}>
          <Steps steps={block.steps} />
        </HeadedSection>
      );
    case 'typical-jobs':
      return <TypicalJobs block={block} ground={ground} />;
    case 'points':
      return <Points block={block} ground={ground} />;
    case 'zones':
      return <ZoneTowns block={block} ground={ground} />;
  }
}
