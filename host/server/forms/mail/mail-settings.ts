/** How requests leave by mail. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Address that the mail comes from: one that the mail server lets this account use. */
  from: string;
  /** Address that it goes to. */
  to: string;
  retry: RetrySettings;
};

/** All in milliseconds. */
export type RetrySettings = {
  /** The wait before the second attempt; each further wait is twice as long, more or less. */
  first: number;
  /** The longest wait, and the one between refusals for good. */
  longest: number;
};

export const defaultRetry: RetrySettings = { first: 2_000, longest: 15 * 60_000 };

/**
 * How often a message is tried that the server refuses for good (SMTP 5xx): a mailbox may be full or a rule wrong for a
 * while, and each attempt carries all the photographs.
 */
export const mostRefusals = 3;

/** The wait before the next attempt: doubling, capped, and up to a half shorter so that not all come at once. */
export function waitAfter(failures: number, { first, longest }: RetrySettings, random = Math.random): number {
  const whole = Math.min(longest, first * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(whole * (1 - random() / 2));
}
