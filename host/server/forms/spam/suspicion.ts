/** Everything that can speak against a request. The owner's page has the words for each. */
export const suspicionReasons = [
  'honeypot',
  'too-fast',
  'hurried',
  'not-our-form',
  'unknown-fields',
  'token-missing',
  'token-early',
  'token-stale',
  'token-forged',
  'token-replayed',
  'links',
  'link-in-name',
  'link-shortener',
  'code',
  'template',
  'repetition',
  'same-values',
  'foreign-alphabet',
  'foreign-language',
  'disposable-address',
  'odd-address',
  'odd-phone',
  'odd-name',
  'gibberish',
  'spam-words',
  'known-message',
  'many-requests',
] as const;

export type SuspicionReason = (typeof suspicionReasons)[number];

/** One thing that speaks against a request, and how much: whole points, at least 1. */
export type Sign = { reason: SuspicionReason; points: number };

/** From this score on a request is set apart for the owner to look at. */
export const quarantineScore = 10;

/** A sign, or nothing when it has no points. */
export function sign(reason: SuspicionReason, points: number): readonly Sign[] {
  return points > 0 ? [{ reason, points }] : [];
}
