/**
 * What begins the keys of local storage under which the requests lie that nobody has confirmed yet, and the name
 * of the lock around each sending. On its own, so that a page can look there without the code that sends.
 */
export const outboxKey = 'rth-outbox';
