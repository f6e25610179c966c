/** A pointer may cut a corner on its way to the panel. */
const leaveDelay = 200;

/** Attribute of such an item; see ServicesDropdown. */
export const dropdownMark = 'data-dropdown';

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
  const panel = createPanel(details);
  followPointer(item, summary, panel, signal);
  closeOnChoice(item, panel, signal);
  closeFromOutside(item, panel, signal);
  closeOnEscape(item, summary, panel, signal);

  item.dataset.enhanced = '';
  if (item.matches(':hover')) panel.open();

  return () => {
    controller.abort();
    panel.stay();
    delete item.dataset.enhanced;
  };
}

type Panel = ReturnType<typeof createPanel>;

/** The open panel remembers whether it was the pointer that opened it. */
function createPanel(details: HTMLDetailsElement) {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isOfPointer = false;
  const stay = () => clearTimeout(leaving);

  const close = () => {
    stay();
    details.open = false;
    isOfPointer = false;
  };

  return {
    isOpen: () => details.open,
    /** Under the pointer. */
    open: () => {
      stay();
      if (details.open) return;
      details.open = true;
      isOfPointer = true;
    },
    close,
    closeSoon: () => {
      stay();
      if (isOfPointer) leaving = setTimeout(close, leaveDelay);
    },
    /** Calls off a closing that is about to come. */
    stay,
    /** From now on the pointer's leaving does not close it. @returns whether it would have until now. */
    hold: () => {
      const wasOfPointer = isOfPointer;
      isOfPointer = false;
      return wasOfPointer;
    },
  };
}

function followPointer(item: HTMLElement, summary: HTMLElement, panel: Panel, signal: AbortSignal): void {
  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && panel.open();
  item.addEventListener('pointerenter', enter, { signal });
  item.addEventListener('pointerleave', panel.closeSoon, { signal });

  // The click that follows the pointer's arrival keeps the panel open instead of closing it.
  const hold = (event: MouseEvent) => {
    if (panel.hold()) event.preventDefault();
  };
  summary.addEventListener('click', hold, { signal });
}

function closeOnChoice(item: HTMLElement, panel: Panel, signal: AbortSignal): void {
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) panel.close();
  };
  item.addEventListener('click', choose, { signal });
}

function closeFromOutside(item: HTMLElement, panel: Panel, signal: AbortSignal): void {
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !holds(item, relatedTarget)) panel.close();
  };
  item.addEventListener('focusout', leave, { signal });

  const press = ({ target }: PointerEvent) => !holds(item, target) && panel.close();
  document.addEventListener('pointerdown', press, { signal });
}

function closeOnEscape(item: HTMLElement, summary: HTMLElement, panel: Panel, signal: AbortSignal): void {
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !panel.isOpen()) return;
    if (holds(item, document.activeElement)) summary.focus();
    panel.close();
  };
  document.addEventListener('keydown', escape, { signal });
}

function holds(item: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && item.contains(target);
}
