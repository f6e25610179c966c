import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { storedKeys } from '@renovation-th/shared/forms/browser-store';
import { isChanged } from '@renovation-th/shared/forms/control-changes';
import { afterPaint, isAtRest, onSecondChance } from './in-document';
import { startShell } from './start-shell';

/** Attribute of sections that the shell must start. */
export const wantedMark = 'data-wanted';

/** Distance from the viewport at which a section starts, so that it is hydrated before it is visible. */
const near = { rootMargin: '150% 0px' } satisfies IntersectionObserverInit;

/** Whether the visitor has moved the pointer, scrolled or pressed a key in this document. */
let hasMoved = false;
let observer: IntersectionObserver | undefined;

/** Marks each section as wanted when its start condition is met; see SectionStart. */
export function watchSections(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
  }, near);
  for (const section of sections()) if (isWanted(section)) want(section);
  if (hasMoved) watchNear();
}

/** Calls `watchSections` once the document is painted, and listens for input that starts sections. */
export function watchFirstSections(): void {
  afterPaint(watchSections);
  for (const kind of ['pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'])
    addEventListener(kind, onMove, { passive: true, capture: true });
  for (const kind of ['pointerdown', 'focusin', 'input'])
    addEventListener(kind, onTouch, { passive: true, capture: true });
  // Retries sections whose code failed to load. A section that threw still has `wantedMark`, so the selector skips it.
  onSecondChance(() => {
    for (const section of document.querySelectorAll(`[${marks.lost}]:not([${wantedMark}])`)) want(section);
  });
  // Browsers restore the values of controls before `pageshow`.
  addEventListener('pageshow', () => afterPaint(watchSections));
}

/** Starts a section now, regardless of its start condition. */
export function want(section: Element): void {
  if (section.hasAttribute(wantedMark) && window.startSections) return;
  section.setAttribute(wantedMark, '');
  observer?.unobserve(section);
  if (window.startSections) window.startSections();
  // Also loads the shell for a section that is already wanted, since the shell's script may have failed.
  else startShell();
}

const sections = () => document.querySelectorAll(`[${marks.section}]`);

function isWanted(section: Element): boolean {
  const wakes = section.getAttribute(marks.wakes)?.split(' ') ?? [];
  const query = new URLSearchParams(location.search);
  return (
    section.getAttribute(marks.start) === 'now' ||
    wakes.some((key) => (key.startsWith('?') ? query.has(key.slice(1)) : storedKeys(key).length > 0)) ||
    [...section.querySelectorAll('input, select, textarea')].some(isChanged)
  );
}

function onMove(event: Event): void {
  if (hasMoved || isAtRest(event)) return;
  hasMoved = true;
  watchNear();
}

function watchNear(): void {
  for (const section of document.querySelectorAll(`[${marks.start}=near]:not([${wantedMark}])`))
    observer?.observe(section);
}

function onTouch({ target }: Event): void {
  const section = target instanceof Element && target.closest(`[${marks.section}]`);
  if (section) want(section);
}
