/**
 * Prefix of the keys of local storage that hold unconfirmed requests, and name of the lock around each sending. In a
 * file of its own, so that a page can look there without the code that sends.
 */
export const outboxKey = 'rth-outbox';
