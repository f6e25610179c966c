export const menuId = 'menu';

/** Attribute of links that get `aria-current` on their own page. */
export const pageLinkMark = 'data-page-link';

/** Marks the links to the current page in the header and footer. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll(`[${pageLinkMark}]`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Moves the focus into the open menu and keeps it there. Closes the menu when the visitor follows a link or the focus
 * leaves the menu. Does nothing on large screens, where the menu is not a popover.
 */
export function enhanceMenu(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  const isOpen = () => menu.matches(':popover-open');
  const takeIn = () => {
    if (isOpen() && !menu.contains(document.activeElement)) stopsIn(menu)[0]?.focus();
  };
  menu.addEventListener('toggle', takeIn);
  // The visitor may have opened the menu before this code ran.
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

/** Returns the tab stops in order. The only tab stop of a radio group is its checked radio. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button, input:checked')];
}
