import { shellTemplateId } from '@renovation-th/shared/contracts/site-document';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { giveUp } from './failures';
import { afterPaint, fetchScript, isAtRest, onSecondChance } from './in-document';
import { isStored } from './is-stored';

/** Milliseconds in which the shell must run. */
const patience = 30_000;
/** Milliseconds for which a button looks busy. */
const buttonPatience = 8_000;

/** How often its script has failed. */
let failures = 0;
/** After so many failures the page is read as without scripts, until the next input asks again. */
const mostFailures = 3;

/** Fetches the shell's script, which something needs now; again after 1 and 2 s when it fails. */
export function startShell(): void {
  const isAsked = fetchScript(shellTemplateId, (event) => {
    failures += 1;
    const inARow = failures % mostFailures;
    if (inARow === 0) giveUp(event);
    else setTimeout(startShell, 500 * 2 ** inARow);
  });
  if (isAsked) setTimeout(() => window.startSections ?? giveUp(), patience);
}

/** Fetches it for a button that only the shell handles. The button looks busy until then; see copy-numbers.ts. */
export function startShellFor(button: Element): void {
  if (window.startSections) return;
  button.setAttribute('aria-busy', 'true');
  setTimeout(() => button.removeAttribute('aria-busy'), buttonPatience);
  startShell();
}

/**
 * Fetches it once the browser is idle after the first input that may need it: a pointer that moves, a key, a focus. A
 * finger that scrolls or touches a link needs no shell: the browser does both.
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
  // Back to an entry that another page made in this document, before a reload.
  addEventListener('popstate', () => location.pathname === pathname || startShell());
  // Without any input: a request waits to be sent, or the shell knows how the visitor left this entry.
  if (isStored(outboxKey) || history.state !== null) afterPaint(startShell);
}

function mayNeedShell(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch' && !isAtRest(event);
  // A link that was tapped has the focus, too.
  return (
    event.type !== 'focusin' || (event.target instanceof Element && event.target.matches(':focus-visible'))
  );
}
