import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Steps } from '@renovation-th/shared/ui/Steps';
import type { Block } from '../../content/service-page';
import { HeadedPoints } from '../HeadedPoints';
import { Cost } from './Cost';
import { FollowUp } from './FollowUp';
import { Offers } from './Offers';
import { TypicalJobs } from './TypicalJobs';
import { ZoneTowns } from './ZoneTowns';

type ServiceBlockProps = {
  block: Block;
  ground: 'plain' | 'deep';
  /** Slug of the trade. */
  trade: string;
};

/** Renders a block of a service page. */
export function ServiceBlock({ block, ground, trade }: ServiceBlockProps) {
  switch (block.kind) {
    case 'offers':
      return <Offers block={block} ground={ground} />;
    case 'follow-up':
      return <FollowUp block={block} ground={ground} />;
    case 'method':
      return (
        <HeadedSection ground={ground} heading={block.heading}>
          <Steps steps={block.steps} />
        </HeadedSection>
      );
    case 'typical-jobs':
      return <TypicalJobs block={block} ground={ground} />;
    case 'points':
      return (
        <HeadedPoints
          id={block.link?.id}
          ground={ground}
          heading={block.heading}
          intro={block.intro}
          points={block.points}
        />
      );
    case 'cost':
      return <Cost block={block} ground={ground} trade={trade} />;
    case 'zones':
      return <ZoneTowns block={block} ground={ground} />;
  }
}
