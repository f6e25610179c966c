import { mostRetries, retryDelay } from '@renovation-th/shared/contracts/retry';
import { sectionMarks, settledEvent } from '@renovation-th/shared/contracts/section';
import { shellTemplateId } from '@renovation-th/shared/contracts/site-document';
import { readStored } from '@renovation-th/shared/forms/browser-store';
import { outboxKey } from '@renovation-th/shared/forms/outbox';
import { whenInView } from './when-in-view';

/**
 * Loads the shell once, after the first paint, for the first of: a section in view, a request that waits to be sent, a
 * movement of the mouse, a key, or keyboard focus. Scrolling by touch and taps on links are native and load nothing.
 */
export function startShellWhenNeeded(): void {
  const { pathname } = location;
  let isRequested = false;
  const start = () => {
    if (isRequested) return;
    isRequested = true;
    afterPaint(() => requestShell());
  };
  for (const kind of ['pointermove', 'keydown', 'focusin'])
    addEventListener(kind, (event) => needsShell(event) && start(), { passive: true, capture: true });
  afterPaint(() => {
    whenInView(document.querySelectorAll(`[${sectionMarks.section}]`), start);
    if (readStored(outboxKey)) start();
  });
  // After a reload, Back may lead to another page's entry in this document, which only the shell can show.
  addEventListener('popstate', () => location.pathname !== pathname && start());
}

/** Falls back to the no-script styles and to what browsers do without scripts. */
export function giveUp(): void {
  delete document.documentElement.dataset.scripts;
  dispatchEvent(new Event(settledEvent));
}

/** Runs the script that the document holds in a template. */
function requestShell(retries = 0): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${shellTemplateId}`);
  if (!template) return giveUp();
  const script = document.importNode(template.content, true).firstElementChild as HTMLScriptElement;
  script.addEventListener('error', () => {
    if (retries === mostRetries) return giveUp();
    setTimeout(requestShell, retryDelay(retries), retries + 1);
    // Browsers cache a file even when its integrity check fails, so replace the cached copy.
    void fetch(script.src, { cache: 'reload' }).catch(() => undefined);
  });
  template.after(script);
}

function needsShell(event: Event): boolean {
  const { target } = event;
  if (event instanceof PointerEvent)
    // Chromium fires a `pointermove` without movement when a page appears under a resting mouse.
    return event.pointerType !== 'touch' && (event.movementX !== 0 || event.movementY !== 0);
  // A tap on a link also focuses the link.
  return event.type !== 'focusin' || (target instanceof Element && target.matches(':focus-visible'));
}

/** Calls `task` once the page is loaded and painted. Not after the paint entry, which Firefox omits at an anchor. */
function afterPaint(task: () => void): void {
  const wait = () => requestAnimationFrame(() => setTimeout(task));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
