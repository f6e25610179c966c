/** A pointer may cut a corner on its way to the panel. */
const leaveDelay = 200;

/**
 * Makes an item with a `<details>` and a panel behave as a menu: it opens under the pointer and
 * closes on Escape, on leaving and on choosing. The open state stays in the `<details>`, where
 * assistive technology reads it, and where a visitor may have put it before the script came.
 * @returns a function that undoes all this.
 */
export function enhanceDropdown(item: HTMLElement): () => void {
  const details = item.querySelector('details');
  const summary = item.querySelector('summary');
  if (!details || !summary) return () => undefined;

  const controller = new AbortController();
  const { signal } = controller;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let openedByPointer = false;

  const holds = (target: EventTarget | null) => target instanceof Node && item.contains(target);

  const open = () => {
    clearTimeout(leaving);
    if (details.open) return;
    details.open = true;
    openedByPointer = true;
  };

  const close = () => {
    clearTimeout(leaving);
    details.open = false;
    openedByPointer = false;
  };

  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && open(), { signal });

  item.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(leaving);
      if (openedByPointer) leaving = setTimeout(close, leaveDelay);
    },
    { signal },
  );

  // The click that follows the pointer's arrival keeps the panel open instead of closing it.
  summary.addEventListener(
    'click',
    (event) => {
      if (openedByPointer) event.preventDefault();
      openedByPointer = false;
    },
    { signal },
  );

  item.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );

  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !holds(relatedTarget)) close();
    },
    { signal },
  );

  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      if (holds(document.activeElement)) summary.focus();
      close();
    },
    { signal },
  );

  document.addEventListener('pointerdown', ({ target }) => !holds(target) && close(), { signal });

  item.dataset.enhanced = '';
  if (item.matches(':hover')) open();

  return () => {
    controller.abort();
    clearTimeout(leaving);
    delete item.dataset.enhanced;
  };
}
