import type { Block } from '../../content/service-page';

/** What the component of one kind of block receives. Grounds alternate down the page. */
export type BlockProps<Kind extends Block['kind']> = {
  block: Extract<Block, { kind: Kind }>;
  ground: 'plain' | 'deep';
};
