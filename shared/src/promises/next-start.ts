import { frenchMonth } from '../forms/paris-time';
import type { Identity } from '../identity/identity';

/** « Prochain chantier possible : mars 2027 », once the owner has said it. */
export function nextStartSentence({ nextStart }: Pick<Identity, 'nextStart'>): string | null {
  return nextStart ? `Prochain chantier possible\u00a0: ${frenchMonth(nextStart)}` : null;
}
