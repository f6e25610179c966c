import type { Choice } from './section';

/** What the owner may choose from: the trades and the towns that have a page. */
export type Choices = { services: readonly Choice[]; places: readonly Choice[] };

export const noChoices: Choices = { services: [], places: [] };
