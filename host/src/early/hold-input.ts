import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { phoneMark } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { isForBrowser } from './in-document';
import { want } from './want-sections';

/**
 * Milliseconds for which input is held. Links and submit buttons then get their native behaviour. Other buttons have
 * none, so their clicks are held longer.
 */
const patience = { byBrowser: 3_000, byCode: 8_000 };

/** Minimum horizontal distance of a swipe, in pixels. */
const swipe = 40;

type HeldInput = {
  /** Element that is marked as busy. */
  element: HTMLElement;
  replay: () => void;
  /** Runs the element's native behaviour if the section is not hydrated in time. */
  runNatively?: () => void;
};

let held: HeldInput[] = [];
/** The `pointerdown` of the current touch, or null. */
let touch: PointerEvent | null = null;
/** True while `expire` clicks an element, because that click must not be held again. */
let isNative = false;

/**
 * Holds clicks, arrow keys and swipes in sections that are not hydrated yet, marks the element as busy and starts its
 * section. Enter in a field counts as a click on the submit button. Typing is not held, because fields keep their
 * values.
 */
export function holdInput(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', (event) => (touch = event), true);
  document.addEventListener('pointerup', onPointerUp, true);
  window.replayInput = () => void replayInput();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!element || isForBrowser(event) || !needsCode(element)) return;
  hold(event, { element, replay: () => element.click(), runNatively: nativeBehaviour(element) });
}

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (
    !(target instanceof HTMLElement) ||
    target.matches('input, textarea, select') ||
    !unhydratedSection(target)
  )
    return;
  if (/^Arrow(Left|Right)$/.test(key)) hold(event, { element: target, replay: again(event) });
}

function onPointerUp(event: PointerEvent): void {
  const down = touch;
  touch = null;
  const { target, pointerType, clientX } = event;
  if (!down || pointerType !== 'touch' || !(target instanceof HTMLElement) || !unhydratedSection(target))
    return;
  if (Math.abs(clientX - down.clientX) < swipe) return;
  const [pressAgain, releaseAgain] = [again(down), again(event)];
  hold(event, {
    element: target,
    replay: () => {
      pressAgain();
      releaseAgain();
    },
  });
}

/** Returns a function that dispatches the same event again. */
function again(event: Event): () => void {
  const { target } = event;
  const same = new (event.constructor as typeof Event)(event.type, event);
  return () => target?.dispatchEvent(same);
}

function hold(event: Event, input: HeldInput): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
  held.push(input);
  const { element, runNatively } = input;
  element.setAttribute('aria-busy', 'true');
  setTimeout(() => expire(input), runNatively ? patience.byBrowser : patience.byCode);
  const section = unhydratedSection(element);
  if (section) want(section);
}

/** Returns the element's section, unless the section is hydrated or has failed. */
function unhydratedSection(element: Element): Element | null {
  return isNative ? null : element.closest(`[${marks.section}]:not([${marks.hydrated}], [${marks.lost}])`);
}

function needsCode(element: HTMLElement): boolean {
  // The inlined script dials for phone buttons.
  if (!unhydratedSection(element) || element.hasAttribute(phoneMark)) return false;
  if (element instanceof HTMLButtonElement)
    return !element.disabled && element.type !== 'reset' && !element.hasAttribute('popovertarget');
  // A link in a section to the same page opens something in the section.
  return element instanceof HTMLAnchorElement && opensHere(element);
}

const opensHere = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search !== '' && !target;

/** Returns a function that runs the element's native behaviour, if the element has any. */
function nativeBehaviour(element: HTMLElement): (() => void) | undefined {
  if (element instanceof HTMLAnchorElement) return () => location.assign(element.href);
  return element instanceof HTMLButtonElement && element.type === 'submit'
    ? () => element.click()
    : undefined;
}

/** Replays each input in its own task, so that React renders between two inputs. */
async function replayInput(): Promise<void> {
  const ready = held.filter(({ element }) => !unhydratedSection(element));
  held = held.filter((input) => !ready.includes(input));
  for (const { element, replay } of ready) {
    await new Promise((resolve) => setTimeout(resolve));
    element.removeAttribute('aria-busy');
    if (element.isConnected) replay();
  }
}

/** Drops held input, and runs its native behaviour if there is any. */
function expire(input: HeldInput): void {
  if (!held.includes(input)) return;
  held = held.filter((other) => other !== input);
  input.element.removeAttribute('aria-busy');
  if (!input.runNatively || !input.element.isConnected) return;
  isNative = true;
  input.runNatively();
  isNative = false;
}
