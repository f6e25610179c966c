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

/** A request with this score or more goes to quarantine. */
export const quarantineScore = 10;

/** A list with the sign, empty when it has no points. */
export function sign(reason: SuspicionReason, points: number): readonly Sign[] {
  return points > 0 ? [{ reason, points }] : [];
}
