/** Milliseconds under the pointer or the focus. */
const openDelay = 700;
/** A neighbour of a tooltip that closed less than this ago shows its own at once. */
const skipDelay = 300;

/** Attribute of the element around a control and its tooltip; see Tooltip. */
export const tooltipMark = 'data-tooltip';
/** Attribute of that element while the tooltip is shown. */
export const shownMark = 'data-shown';

let lastClosedAt = -Infinity;

/**
 * Shows a tooltip under the mouse and under the keyboard's focus, until Escape.
 * @param place the element that carries `tooltipMark`.
 */
export function serveTooltip(place: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hide = () => place.removeAttribute(shownMark);
  const show = () => place.setAttribute(shownMark, '');
  const close = () => {
    clearTimeout(waiting);
    if (place.hasAttribute(shownMark)) lastClosedAt = Date.now();
    hide();
  };
  const open = () => {
    clearTimeout(waiting);
    if (Date.now() - lastClosedAt < skipDelay) show();
    else waiting = setTimeout(show, openDelay);
  };

  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open();
  const focus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && open();
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  place.addEventListener('pointerenter', enter);
  place.addEventListener('focusin', focus);
  for (const kind of ['pointerleave', 'pointerdown', 'focusout']) place.addEventListener(kind, close);
  document.addEventListener('keydown', escape);
  // This code comes with the first movement, which may have ended here.
  if (place.matches(':hover, :has(:focus-visible)')) open();
}
