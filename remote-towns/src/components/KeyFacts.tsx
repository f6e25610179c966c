import { FactStrip } from '@renovation-th/shared/ui/FactStrip';
import type { TownLayout } from '../content/town-layouts';
import type { TownPageData } from '../content/town-page-data';
import { keyFacts as content } from '../content/town-page';

type KeyFactsProps = { town: TownPageData; layout: TownLayout };

/** How far, how soon, at what cost: the promises of the page in one line. */
export function KeyFacts({ town, layout }: KeyFactsProps) {
  return <FactStrip label={content.label} facts={content.of(town, layout)} />;
}
