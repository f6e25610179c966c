/** Settings of mail. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Sender: an address that the mail server accepts from this account. */
  from: string;
  /** Recipient. */
  to: string;
  retry: RetrySettings;
};

/** Milliseconds. */
export type RetrySettings = {
  /** Wait before the second attempt; each further wait is about twice as long. */
  first: number;
  /** Longest wait, and the wait after a permanent refusal. */
  longest: number;
};

export const defaultRetry: RetrySettings = { first: 2_000, longest: 15 * 60_000 };

/**
 * Maximum attempts of a message that the server refuses permanently (SMTP 5xx): a full mailbox or a wrong rule may be
 * temporary, but each attempt carries all photographs.
 */
export const mostRefusals = 3;

/**
 * Returns the wait before the next attempt: it doubles up to a limit, and is up to half shorter at random, so that
 * attempts spread out.
 */
export function waitAfter(failures: number, { first, longest }: RetrySettings, random = Math.random): number {
  const whole = Math.min(longest, first * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(whole * (1 - random() / 2));
}
