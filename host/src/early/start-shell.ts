import { shellTemplateId } from '@renovation-th/shared/contracts/site-document';
import { storedKeys } from '@renovation-th/shared/forms/browser-store';
import { outboxKey } from '@renovation-th/shared/forms/outbox';
import { giveUp } from './failures';
import { afterPaint, fetchScript, isAtRest, onSecondChance } from './in-document';

/** Milliseconds after which a shell that does not run counts as failed. */
const patience = 30_000;

/** Number of times that the shell's script has failed to load. */
let failures = 0;
/** Number of failures after which retries stop and the page falls back to the no-script styles. */
const mostFailures = 3;

/** Loads the shell's script, and retries after 1 s and 2 s. */
export function startShell(): void {
  const isRequested = fetchScript(shellTemplateId, (event) => {
    failures += 1;
    const inARow = failures % mostFailures;
    if (inARow === 0) giveUp(event);
    else setTimeout(startShell, 500 * 2 ** inARow);
  });
  if (isRequested) setTimeout(() => window.startSections ?? giveUp(), patience);
}

/**
 * Loads the shell when the browser is idle after a pointer movement, a key press or a keyboard focus. Touch scrolling
 * and taps on links are native, so they do not load it.
 */
export function startShellForInput(): void {
  const { pathname } = location;
  const stop = new AbortController();
  let isWaiting = false;
  const start = () => {
    if (window.startSections) stop.abort();
    if (isWaiting || window.startSections) return;
    isWaiting = true;
    afterPaint(() => {
      isWaiting = false;
      startShell();
    });
  };
  for (const kind of ['pointermove', 'keydown', 'focusin'])
    addEventListener(kind, (event) => mayNeedShell(event) && start(), {
      passive: true,
      capture: true,
      signal: stop.signal,
    });
  onSecondChance(() => failures && startShell());
  // After a reload, Back may lead to an entry that the shell created for another page. Only the shell can show it.
  addEventListener('popstate', () => location.pathname === pathname || startShell());
  // Loads the shell before any input if a request waits to be sent, or if the shell created this history entry.
  if (storedKeys(outboxKey).length > 0 || history.state !== null) afterPaint(startShell);
}

function mayNeedShell(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch' && !isAtRest(event);
  // A tap on a link also focuses the link.
  return (
    event.type !== 'focusin' || (event.target instanceof Element && event.target.matches(':focus-visible'))
  );
}
