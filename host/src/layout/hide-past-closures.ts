import { lastDayMark } from '@renovation-th/shared/promises/closures';

/** Hides closures that have ended since the document was composed, on its page and on each that replaces it. */
export function hidePastClosures(): void {
  const hide = () => {
    // Sweden writes a day as yyyy-mm-dd.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
    for (const element of document.querySelectorAll<HTMLElement>(`[${lastDayMark}]`))
      element.hidden = (element.getAttribute(lastDayMark) ?? '') < today;
  };
  addEventListener('DOMContentLoaded', () => {
    hide();
    new MutationObserver(hide).observe(document.body, { childList: true });
  });
}
