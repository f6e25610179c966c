/**
 * Closes the menu when an entry is chosen, since no document is loaded then, and when the focus
 * moves on to something the menu would hide.
 * @returns a function that undoes this.
 */
export function closeMenuOnLeave(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover();
    },
    { signal },
  );

  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
    },
    { signal },
  );

  return () => controller.abort();
}
