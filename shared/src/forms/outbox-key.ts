/**
 * Prefix of local storage keys for unconfirmed requests, and name of the lock held while sending. The constant has its
 * own file so that pages can import it without the outbox.
 */
export const outboxKey = 'rth-outbox';
