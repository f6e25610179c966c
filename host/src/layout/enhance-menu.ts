/** Id of the menu's element. */
export const menuId = 'menu';

/**
 * Moves the focus into the menu when it opens and keeps it there until it closes. Closes the menu when an entry is
 * chosen, since no document is loaded then, and when the focus moves to something behind it. A popover returns the
 * focus by itself. On large screens the menu is no popover, and this does nothing.
 */
export function enhanceMenu(menu: HTMLElement): void {
  const isOpen = () => menu.matches(':popover-open');
  const takeIn = () => {
    if (isOpen() && !menu.contains(document.activeElement)) stopsIn(menu)[0]?.focus();
  };
  menu.addEventListener('toggle', takeIn);
  // The browser may have opened it before this code ran.
  takeIn();

  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !isOpen()) return;

    const stops = stopsIn(menu);
    const [last, first] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== last) return;
    event.preventDefault();
    first?.focus();
  });

  menu.addEventListener('click', ({ target }) => {
    if (isOpen() && target instanceof Element && target.closest('a')) menu.hidePopover();
  });

  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}

/** Where the Tab key stops, in order; of a radio group, only on what is chosen. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button, input:checked')];
}
