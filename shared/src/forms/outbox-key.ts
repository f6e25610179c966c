/**
 * Prefix of the local storage keys of unconfirmed requests, and name of the lock around sending. In its own file, so
 * that pages can import it without the outbox.
 */
export const outboxKey = 'rth-outbox';
