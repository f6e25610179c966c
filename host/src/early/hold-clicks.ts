import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { phoneMark } from '@renovation-th/shared/ui/serve-phone-buttons';
import { isForBrowser } from './in-document';
import { want } from './want-sections';

/** Milliseconds for which a click is held: then the browser opens what a link leads to; a button has no other way. */
const patience = { link: 3_000, button: 8_000 };

/** Controls that were clicked before the code came that serves them, in the order of the clicks. */
let held: HTMLElement[] = [];

/** Holds clicks on what is not alive yet, and has it started; meanwhile the control says that it is busy. */
export function holdClicks(): void {
  document.addEventListener('click', onClick, true);
  window.repeatClicks = () => void repeatClicks();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!control || isForBrowser(event) || isServed(control)) return;

  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(control);
  control.setAttribute('aria-busy', 'true');
  setTimeout(() => giveBack(control), control instanceof HTMLAnchorElement ? patience.link : patience.button);
  const section = sectionOf(control);
  if (section) want(section);
}

const sectionOf = (control: Element) => control.closest(`[${marks.section}]:not([${marks.lost}])`);

/** Whether a click does what it should now: the browser's own work, or code that is here. */
function isServed(control: Element): boolean {
  const section = sectionOf(control);
  // A phone button needs the shell at most, wherever it stands; see startShellFor.
  if (!section || section.hasAttribute(marks.alive) || control.hasAttribute(phoneMark)) return true;
  if (control instanceof HTMLButtonElement)
    return control.type !== 'button' || control.disabled || control.hasAttribute('popovertarget');
  // A link of a section that leads to its own page opens something there.
  return !(control instanceof HTMLAnchorElement) || !opensHere(control);
}

const opensHere = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search !== '' && !target;

/** One after the other, so that what a click changes is rendered before the next. */
async function repeatClicks(): Promise<void> {
  const ready = held.filter(isServed);
  held = held.filter((control) => !ready.includes(control));
  for (const control of ready) {
    control.removeAttribute('aria-busy');
    if (control.isConnected) control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Nothing looks busy for ever: after a while a click is forgotten, and a link followed by the browser. */
function giveBack(control: HTMLElement): void {
  if (!held.includes(control)) return;
  held = held.filter((other) => other !== control);
  control.removeAttribute('aria-busy');
  if (control instanceof HTMLAnchorElement && control.isConnected) location.assign(control.href);
}
