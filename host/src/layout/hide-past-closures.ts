import { lastDayMark } from '@renovation-th/shared/promises/closures';

/** Hides closures that have ended since the document was composed. */
export function hidePastClosures(): void {
  // The date is in UTC, so a closure remains visible for up to two hours after its last day in Paris.
  const today = new Date().toISOString();
  for (const element of document.querySelectorAll<HTMLElement>(`[${lastDayMark}]`))
    element.hidden = `${element.getAttribute(lastDayMark)}T24` < today;
}
