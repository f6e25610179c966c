/** Milliseconds of reading, for all requests together, between two turns of the event loop. */
const mostInTurn = 10;

// Shared on purpose: the process has one event loop.
let spent = 0;

/**
 * Does a small piece of work at once while this turn of the event loop has time left, and otherwise in
 * a later turn. Many hostile requests at the same moment then hold the loop no longer than one of them.
 */
export async function inTurn<Result>(work: () => Result): Promise<Result> {
  while (spent >= mostInTurn) await nextTurn();
  if (spent === 0) setImmediate(() => (spent = 0));
  const begun = performance.now();
  try {
    return work();
  } finally {
    spent += performance.now() - begun;
  }
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
