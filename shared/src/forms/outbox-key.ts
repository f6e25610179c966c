/**
 * Name of everything about the requests that nobody has confirmed yet: the database that keeps
 * them, the lock around each sending, and a key of localStorage that is there while one waits. On
 * its own, so that a page can look for that key without the code that sends.
 */
export const outboxKey = 'rth-outbox';
