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
 * Makes the rest of the page inert while the menu is open, and closes the menu when the visitor follows a link. The
 * browser moves the focus into the popover and back.
 */
export function enhanceMenu(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  // Before the menu closes, because an inert button could not take the focus back.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') setRestInert(menu, false);
  });
  menu.addEventListener('toggle', ({ newState }) => setRestInert(menu, newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    // On large screens, the menu is a row of the header.
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
  // The visitor may have opened the menu before this code ran.
  setRestInert(menu, menu.matches(':popover-open'));
}

function setRestInert(menu: Element, isInert: boolean): void {
  for (let part = menu; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part) other.toggleAttribute('inert', isInert);
}
