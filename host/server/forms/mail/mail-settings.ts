/** How requests leave by mail. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Address that the mail comes from: one that the mail server lets this account use. */
  from: string;
  /** Address that it goes to; null sends to the address that the form was sent to. */
  to: string | null;
  retry: RetrySettings;
  /** Signs the link to the page of a request; null when there are no such pages. */
  linkSecret: string | null;
};

/** All in milliseconds. */
export type RetrySettings = {
  /** The wait before the second attempt; each further wait is twice as long, more or less. */
  first: number;
  /** The longest wait. */
  longest: number;
  /** The time for which a message that the server refuses for good (SMTP 5xx) is tried nevertheless. */
  giveUp: number;
};

const minute = 60_000;

/** Five days of trying: a full mailbox or a rule that changed is mended by then, or nobody will mend it. */
export const defaultRetry: RetrySettings = {
  first: 2_000,
  longest: 15 * minute,
  giveUp: 5 * 24 * 60 * minute,
};

/** The wait before the next attempt: doubling, capped, and up to a half shorter so that not all come at once. */
export function waitAfter(failures: number, { first, longest }: RetrySettings, random = Math.random): number {
  const whole = Math.min(longest, first * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(whole * (1 - random() / 2));
}
