import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { isChanged } from '@renovation-th/shared/forms/control-changes';
import { afterPaint, isAtRest, onSecondChance } from './in-document';
import { isStored } from './is-stored';
import { startShell } from './start-shell';

/** Set on a section that is to start; the shell starts those that carry it. */
export const wantedMark = 'data-wanted';

/** How near, in heights of the screen: a section is alive before it is seen. */
const near = { rootMargin: '150% 0px' } satisfies IntersectionObserverInit;

/** Whether the visitor has begun to move in this document. */
let hasMoved = false;
let observer: IntersectionObserver | undefined;

/** Marks each section when its moment has come, and has the shell start it. See SectionStart. */
export function watchSections(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
  }, near);
  for (const section of sections()) if (isWanted(section)) want(section);
  if (hasMoved) watchNear();
}

/** For the first page: its sections wait until it is painted. */
export function watchFirstSections(): void {
  afterPaint(watchSections);
  for (const kind of ['pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'])
    addEventListener(kind, onMove, { passive: true, capture: true });
  for (const kind of ['pointerdown', 'focusin', 'input'])
    addEventListener(kind, onTouch, { passive: true, capture: true });
  // Code that could not be loaded; a section that threw stays marked as wanted.
  onSecondChance(() => {
    for (const section of document.querySelectorAll(`[${marks.lost}]:not([${wantedMark}])`)) want(section);
  });
  // What the browser has restored in the controls of a page that is seen again.
  addEventListener('pageshow', () => afterPaint(watchSections));
}

/** Has one section started, whatever it waits for. */
export function want(section: Element): void {
  if (section.hasAttribute(wantedMark) && window.startSections) return;
  section.setAttribute(wantedMark, '');
  observer?.unobserve(section);
  if (window.startSections) window.startSections();
  // Once more, too: its script may have failed.
  else startShell();
}

const sections = () => document.querySelectorAll(`[${marks.section}]`);

function isWanted(section: Element): boolean {
  const wakes = section.getAttribute(marks.wakes)?.split(' ') ?? [];
  const query = new URLSearchParams(location.search);
  return (
    section.getAttribute(marks.start) === 'now' ||
    wakes.some((key) => (key.startsWith('?') ? query.has(key.slice(1)) : isStored(key))) ||
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
