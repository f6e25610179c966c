export const tooltipId = 'infobulle';

/** Milliseconds before a tooltip opens, and after it closes during which a neighbour's tooltip opens at once. */
const openDelay = 700;
const skipDelay = 300;
/** Pixels between the tooltip, its button and the edges of the window. */
const gap = 6;

/**
 * Shows the accessible name of a button with only an icon, under a mouse or on keyboard focus. Meets WCAG 1.4.13: the
 * pointer can enter the tooltip, Escape closes it, and it stays while the button is hovered or focused.
 */
export function enhanceTooltips(): void {
  const tooltip = document.getElementById(tooltipId);
  if (!tooltip || !('popover' in tooltip)) return;
  /** Hovered or focused button, even if a press or Escape has closed its tooltip. */
  let button: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function hide(): void {
    clearTimeout(timer);
    if (!tooltip?.matches(':popover-open')) return;
    tooltip.hidePopover();
    closedAt = performance.now();
  }
  function point(to: Element | null): void {
    if (!tooltip || to === button) return;
    hide();
    button = to;
    const delay = performance.now() - closedAt < skipDelay ? 0 : openDelay;
    if (to) timer = setTimeout(() => show(tooltip, to), delay);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element) || tooltip.contains(target)) return;
    const under = iconButton(target);
    // A focused button keeps its tooltip while the mouse moves elsewhere.
    if (under || !button?.matches(':focus-visible')) point(under);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) point(iconButton(target));
  });
  document.addEventListener('focusout', ({ target }) => target === button && point(null));
  document.addEventListener('pointerdown', hide);
  document.addEventListener('keydown', hide);
  document.addEventListener('scroll', () => tooltip.matches(':popover-open') && hide(), true);
}

const iconButton = (element: Element) => element.closest('button[aria-label]:not([title]):has(> svg)');

function show(tooltip: HTMLElement, button: Element): void {
  tooltip.textContent = button.getAttribute('aria-label');
  // Everything outside a modal dialog ignores the pointer.
  (button.closest('dialog') ?? document.body).append(tooltip);
  tooltip.showPopover();
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const most = document.documentElement.clientWidth - offsetWidth - gap;
  const x = Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, most));
  const above = top - offsetHeight - gap;
  tooltip.style.setProperty('translate', `${x}px ${above < gap ? bottom + gap : above}px`);
}
