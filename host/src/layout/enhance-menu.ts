/** Id of the menu's element. */
export const menuId = 'menu';

/**
 * Moves the focus into the menu when it opens and keeps it there until it closes. Closes the menu when the visitor
 * follows a link, since no document is loaded then, and when the focus moves to an element behind it. A popover
 * itself returns the focus. On large screens the menu is not a popover, and this does nothing.
 */
export function enhanceMenu(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  const isOpen = () => menu.matches(':popover-open');
  const takeIn = () => {
    if (isOpen() && !menu.contains(document.activeElement)) stopsIn(menu)[0]?.focus();
  };
  menu.addEventListener('toggle', takeIn);
  // The visitor may have opened it before this code ran.
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

/** Returns the tab stops in order. A radio group has one: its checked radio. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button, input:checked')];
}
