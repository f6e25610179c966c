/** Everything that can speak against a request. The owner's page has the words for each. */
export type SuspicionReason =
  | 'honeypot'
  | 'too-fast'
  | 'hurried'
  | 'token-missing'
  | 'token-early'
  | 'token-stale'
  | 'token-forged'
  | 'token-replayed'
  | 'links'
  | 'link-in-name'
  | 'foreign-alphabet'
  | 'spam-words'
  | 'known-message';

/** One thing that speaks against a request, and how much: whole points, at least 1. */
export type Sign = { reason: SuspicionReason; points: number };

/** A request with this score or more goes to quarantine. */
export const quarantineScore = 10;

/** A list with the sign, empty when it has no points. */
export function sign(reason: SuspicionReason, points: number): readonly Sign[] {
  return points > 0 ? [{ reason, points }] : [];
}
