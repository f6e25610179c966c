/** Milliseconds after which a visitor wants to see that something happens. */
const patience = 300;

/** Set on the document element while a page is awaited; the document's stylesheet shows it. */
const busyMark = 'data-busy';

let waiting = 0;

/** Shows a sign of work when a task takes more than a moment. */
export async function withBusySign<Value>(task: Promise<Value>): Promise<Value> {
  waiting += 1;
  const timer = setTimeout(() => document.documentElement.setAttribute(busyMark, ''), patience);
  try {
    return await task;
  } finally {
    clearTimeout(timer);
    waiting -= 1;
    if (waiting === 0) document.documentElement.removeAttribute(busyMark);
  }
}
