import { parisMoment } from '@renovation-th/shared/forms/paris-time';

/** Attribute of a notice: the last day on which it is true, `yyyy-mm-dd`. */
export const lastDayMark = 'data-last-day';

/** A document may be older than what it tells: a notice whose day has passed goes. */
export function hidePastNotice(notice: HTMLElement): void {
  const lastDay = notice.getAttribute(lastDayMark) ?? '';
  if (lastDay < parisMoment(new Date()).day) notice.hidden = true;
}
