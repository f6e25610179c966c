/** Attribute of the `<details>` of a menu entry with a panel; see ServicesEntry. */
export const dropdownMark = 'data-dropdown';

/** Milliseconds for which the pointer may leave the panel. */
const leaveDelay = 200;

/**
 * Opens the Services panel under a mouse. Closes it when the mouse or the focus leaves, on Escape, and when the visitor
 * follows a link or presses elsewhere. Without this code, the panel is a disclosure.
 */
export function enhanceDropdown(): void {
  const details = document.querySelector<HTMLDetailsElement>(`[${dropdownMark}]`);
  if (!details) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const setOpen = (isOpen: boolean) => {
    clearTimeout(leaving);
    details.open = isOpen;
  };
  const holds = (target: EventTarget | null) => target instanceof Node && details.contains(target);

  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') setOpen(true);
  });
  details.addEventListener('pointerleave', () => {
    // Keyboard focus keeps the panel open.
    if (!details.querySelector(':focus-visible')) leaving = setTimeout(setOpen, leaveDelay, false);
  });
  details.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) setOpen(false);
    // The mouse has already opened the panel, so its click must not close it.
    else if (event instanceof PointerEvent && event.pointerType === 'mouse') event.preventDefault();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !holds(relatedTarget)) setOpen(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(target)) setOpen(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    if (holds(document.activeElement)) details.querySelector('summary')?.focus();
    setOpen(false);
  });
  if (details.matches(':hover')) setOpen(true);
}
