import { FactStrip } from '@renovation-th/shared/ui/FactStrip';
import { keyFactsLabel } from '../content/town-page';
import type { KeyFact } from '../page-data/town-page-data';

type KeyFactsProps = { facts: readonly KeyFact[] };

/** How far, how soon, at what cost: the promises of the page in one line. */
export function KeyFacts({ facts }: KeyFactsProps) {
  return <FactStrip label={keyFactsLabel} facts={facts} />;
}
