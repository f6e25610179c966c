/**
 * Under this key of localStorage wait the requests that nobody has confirmed yet. On its own, so
 * that a page can look for them without the code that sends them.
 */
export const outboxKey = 'rth-outbox';
