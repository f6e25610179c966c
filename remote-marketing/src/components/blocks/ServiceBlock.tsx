import type { Block } from '../../content/service-page';
import { Expertise } from './Expertise';
import { FollowUp } from './FollowUp';
import { Lifespans } from './Lifespans';
import { Method } from './Method';
import { Offers } from './Offers';
import { Paints } from './Paints';
import { Paper } from './Paper';
import { Price } from './Price';
import { Projects } from './Projects';
import { Questions } from './Questions';
import { ServiceReasons } from './ServiceReasons';
import { Statement } from './Statement';
import { ZoneTowns } from './ZoneTowns';

type ServiceBlockProps = { block: Block; ground: 'plain' | 'deep' };

/** A block of a service page, by its kind. */
export function ServiceBlock({ block, ground }: ServiceBlockProps) {
  switch (block.kind) {
    case 'offers':
      return <Offers block={block} ground={ground} />;
    case 'follow-up':
      return <FollowUp block={block} ground={ground} />;
    case 'paints':
      return <Paints block={block} ground={ground} />;
    case 'method':
      return <Method block={block} ground={ground} />;
    case 'projects':
      return <Projects block={block} ground={ground} />;
    case 'expertise':
      return <Expertise block={block} ground={ground} />;
    case 'lifespans':
      return <Lifespans block={block} ground={ground} />;
    case 'reasons':
      return <ServiceReasons block={block} ground={ground} />;
    case 'statement':
      return <Statement block={block} />;
    case 'paper':
      return <Paper block={block} ground={ground} />;
    case 'price':
      return <Price block={block} ground={ground} />;
    case 'questions':
      return <Questions block={block} ground={ground} />;
    case 'zones':
      return <ZoneTowns block={block} ground={ground} />;
  }
}
