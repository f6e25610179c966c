import { whenNear } from '@renovation-th/shared/when-near';
import { onIdle } from './when-idle';

/**
 * The parts of a section that need code carry this attribute, with the name of their slot where they
 * are one. A section without the attribute is wanted as soon as the browser is idle.
 */
const mark = 'data-interactive';

/** Resolves when a part of the first page's own section is wanted. */
export function whenPageWanted(): Promise<void> {
  return new Promise((resolve) => {
    // A click that React has not taken over yet cannot wait; see early.ts.
    window.startSections = resolve;
    // A query is meant for the section: it opens something, or fills a form.
    const parts = location.search ? [] : marked(`[${mark}]`);
    onIdle(() => whenNearOrTouched(parts, resolve));
  });
}

/** Resolves when the slot, as it stands in the document, is wanted. */
export function whenSlotWanted(name: string): Promise<void> {
  return new Promise((resolve) => whenNearOrTouched(marked(`[${mark}="${name}"]`), resolve));
}

const marked = (selector: string) => [...document.querySelectorAll(selector)];

function whenNearOrTouched(parts: readonly Element[], callBack: () => void): void {
  if (parts.length === 0) return callBack();

  const stop = new AbortController();
  const finish = () => {
    stop.abort();
    stopWaiting();
    callBack();
  };
  const stopWaiting = whenNear(parts, finish);
  // In the capturing phase: React keeps events from what it has not taken over yet.
  const options = { capture: true, passive: true, signal: stop.signal };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Node && parts.some((part) => part.contains(target))) finish();
  };
  for (const intent of ['pointerdown', 'focusin']) document.addEventListener(intent, onIntent, options);
}
