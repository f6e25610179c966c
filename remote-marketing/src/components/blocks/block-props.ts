import type { Block } from '../../content/service-page';

/** Props of every kind of block. */
export type BlockProps<Kind extends Block['kind']> = {
  block: Extract<Block, { kind: Kind }>;
  ground: 'plain' | 'deep';
};
