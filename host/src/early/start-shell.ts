import { shellTemplateId } from '@renovation-th/shared/contracts/site-document';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { giveUp } from './failures';
import { afterPaint, fetchScript, isAtRest } from './in-document';
import { isStored } from './is-stored';

/** Milliseconds in which the shell must come alive. */
const patience = 30_000;
/** Milliseconds for which a button looks busy. */
const buttonPatience = 8_000;

/** Fetches the shell's script: somebody needs it now. */
export function startShell(): void {
  if (fetchScript(shellTemplateId)) setTimeout(() => window.startSections ?? giveUp(), patience);
}

/** Fetches it for a button that only the shell serves, which looks busy until then; see copy-numbers.ts. */
export function startShellFor(button: Element): void {
  if (window.startSections) return;
  button.setAttribute('aria-busy', 'true');
  setTimeout(() => button.removeAttribute('aria-busy'), buttonPatience);
  startShell();
}

/**
 * Fetches it once the browser is idle after the first sign of a hand that may use the page: a pointer that
 * moves, a key, a focus. A finger that scrolls or touches a link needs no shell: the browser does both.
 */
export function startShellForHands(): void {
  const stop = new AbortController();
  const start = (event: Event) => {
    if (!isHand(event)) return;
    stop.abort();
    afterPaint(startShell);
  };
  for (const sign of ['pointermove', 'keydown', 'focusin'])
    addEventListener(sign, start, { passive: true, capture: true, signal: stop.signal });
  // A request that waits to be sent is not to wait for a hand.
  if (isStored(outboxKey)) afterPaint(startShell);
}

function isHand(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch' && !isAtRest(event);
  // A link that was tapped has the focus, too.
  return (
    event.type !== 'focusin' || (event.target instanceof Element && event.target.matches(':focus-visible'))
  );
}
