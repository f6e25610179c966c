import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { phoneMark } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { isForBrowser } from './in-document';
import { want } from './want-sections';

/**
 * Milliseconds for which input is held. Then the browser follows a link and sends a form by itself; other buttons
 * have no other way.
 */
const patience = { byBrowser: 3_000, byCode: 8_000 };

/** Pixels that a finger moves sideways before it is a swipe. */
const swipe = 40;

/** Input on a section before its code runs. */
type HeldInput = {
  /** What shows that the input was noticed. */
  element: HTMLElement;
  repeat: () => void;
  /** Called when the code does not come in time. */
  giveBack?: () => void;
};

/** In the order of the input. */
let held: HeldInput[] = [];
/** Where a finger touched the screen. */
let touch: PointerEvent | null = null;
/** Whether the browser is to handle what happens now. */
let isGivenBack = false;

/**
 * Holds clicks, arrow keys and swipes on sections whose code does not run yet, and starts the section. The element
 * shows that it is busy. Enter in a field clicks the form's button; controls keep what is typed or chosen.
 */
export function holdInput(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', (event) => (touch = event), true);
  document.addEventListener('pointerup', onPointerUp, true);
  window.repeatInput = () => void repeatInput();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!element || isForBrowser(event) || !needsCode(element)) return;
  hold(event, { element, repeat: () => element.click(), giveBack: givingBack(element) });
}

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select') || !isAwaited(target))
    return;
  if (/^Arrow(Left|Right)$/.test(key)) hold(event, { element: target, repeat: again(event) });
}

function onPointerUp(event: PointerEvent): void {
  const down = touch;
  touch = null;
  const { target, pointerType, clientX } = event;
  if (!down || pointerType !== 'touch' || !(target instanceof HTMLElement) || !isAwaited(target)) return;
  if (Math.abs(clientX - down.clientX) < swipe) return;
  const [pressAgain, releaseAgain] = [again(down), again(event)];
  hold(event, {
    element: target,
    repeat: () => {
      pressAgain();
      releaseAgain();
    },
  });
}

/** Dispatches the same event once more. */
function again(event: Event): () => void {
  const { target } = event;
  const same = new (event.constructor as typeof Event)(event.type, event);
  return () => target?.dispatchEvent(same);
}

function hold(event: Event, input: HeldInput): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
  held.push(input);
  const { element, giveBack } = input;
  element.setAttribute('aria-busy', 'true');
  setTimeout(() => release(input), giveBack ? patience.byBrowser : patience.byCode);
  const section = isAwaited(element);
  if (section) want(section);
}

/** The section of an element, while its code is awaited. */
function isAwaited(element: Element): Element | null {
  return isGivenBack ? null : element.closest(`[${marks.section}]:not([${marks.alive}], [${marks.lost}])`);
}

/** Whether a click does nothing before the section's code runs, or not what it should. */
function needsCode(element: HTMLElement): boolean {
  // A phone button needs the shell at most, wherever it stands; see startShellFor.
  if (!isAwaited(element) || element.hasAttribute(phoneMark)) return false;
  if (element instanceof HTMLButtonElement)
    return !element.disabled && element.type !== 'reset' && !element.hasAttribute('popovertarget');
  // A link of a section to its own page opens something there.
  return element instanceof HTMLAnchorElement && opensHere(element);
}

const opensHere = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search !== '' && !target;

/** What the browser does by itself with the target of a click, if anything. */
function givingBack(element: HTMLElement): (() => void) | undefined {
  if (element instanceof HTMLAnchorElement) return () => location.assign(element.href);
  return element instanceof HTMLButtonElement && element.type === 'submit'
    ? () => element.click()
    : undefined;
}

/** One after the other, so that React renders what one changes before the next. */
async function repeatInput(): Promise<void> {
  const ready = held.filter(({ element }) => !isAwaited(element));
  held = held.filter((input) => !ready.includes(input));
  for (const { element, repeat } of ready) {
    await new Promise((resolve) => setTimeout(resolve));
    element.removeAttribute('aria-busy');
    if (element.isConnected) repeat();
  }
}

/** Ends the wait for a section's code. */
function release(input: HeldInput): void {
  if (!held.includes(input)) return;
  held = held.filter((other) => other !== input);
  input.element.removeAttribute('aria-busy');
  if (!input.giveBack || !input.element.isConnected) return;
  isGivenBack = true;
  input.giveBack();
  isGivenBack = false;
}
