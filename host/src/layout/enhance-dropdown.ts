/** Attribute of a menu entry with a panel; see ServicesEntry. */
export const dropdownMark = 'data-dropdown';

/** Milliseconds for which the pointer may leave the entry on its way to the panel. */
const leaveDelay = 200;

/**
 * Opens the Services panel when a mouse enters its entry. Closes it when the mouse leaves, the focus leaves, or the
 * visitor follows a link or presses elsewhere. Keeps the state in the `<details>`, which assistive technology reads.
 */
export function enhanceDropdown(): void {
  const item = document.querySelector<HTMLElement>(`[${dropdownMark}]`);
  const details = item?.querySelector('details');
  const summary = item?.querySelector('summary');
  if (!item || !details || !summary) return;

  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pointer opened the panel, so that it closes when the pointer leaves. */
  let isOfPointer = false;
  const openForPointer = () => {
    clearTimeout(leaving);
    if (!details.open) isOfPointer = details.open = true;
  };
  const close = () => {
    clearTimeout(leaving);
    isOfPointer = details.open = false;
  };
  const holds = (target: EventTarget | null) => target instanceof Node && item.contains(target);

  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') openForPointer();
  });
  item.addEventListener('pointerleave', () => {
    clearTimeout(leaving);
    if (isOfPointer) leaving = setTimeout(close, leaveDelay);
  });
  summary.addEventListener('click', (event) => {
    // The first click after hovering keeps the panel open instead of closing it.
    if (isOfPointer) event.preventDefault();
    isOfPointer = false;
  });
  item.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !holds(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(target)) close();
  });
  details.addEventListener('toggle', () => {
    if (!details.open) isOfPointer = false;
  });

  item.dataset.enhanced = '';
  if (item.matches(':hover')) openForPointer();
}

/** Closes the panel on Escape, even if the browser or the style sheet opened it before the shell ran. */
export function closeDropdownOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const item = document.querySelector<HTMLElement>(`[${dropdownMark}]:is(:hover, :has([open], :focus))`);
    if (key !== 'Escape' || !item) return;
    if (item.contains(document.activeElement)) item.querySelector('summary')?.focus();
    item.querySelector('details')?.removeAttribute('open');
    item.dataset.enhanced = '';
  });
}
