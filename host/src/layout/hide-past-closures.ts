import { lastDayMark } from '@renovation-th/shared/promises/closures';

/** Hides closures that have ended since the document was composed, also on pages reached by navigation. */
export function hidePastClosures(): void {
  const hide = () => {
    // The date is in UTC, so a closure remains visible for up to two hours after its last day in Paris.
    const today = new Date().toISOString();
    for (const element of document.querySelectorAll<HTMLElement>(`[${lastDayMark}]`))
      element.hidden = `${element.getAttribute(lastDayMark)}T24` < today;
  };
  addEventListener('DOMContentLoaded', () => {
    hide();
    new MutationObserver(hide).observe(document.body, { childList: true });
  });
}
