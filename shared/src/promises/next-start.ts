import { frenchMonth } from '../forms/paris-time';
import type { Identity } from '../identity/identity';

/** Returns « Prochain chantier possible : mars 2027 », or null if the owner has filled in no month. */
export function nextStartSentence({ nextStart }: Pick<Identity, 'nextStart'>): string | null {
  return nextStart ? `Prochain chantier possible\u00a0: ${frenchMonth(nextStart)}` : null;
}
