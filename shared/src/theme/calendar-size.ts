/** A day is as large as a finger. */
export const calendarDay = '2.75rem';
/** The line with the names of the days. */
export const calendarHead = '2.25rem';

/**
 * Height of the calendar whatever the month: title, names of the days, six weeks. A page keeps
 * that place free before the calendar has arrived.
 */
export const calendarHeight = `calc(${calendarDay} + ${calendarHead} + 6 * (${calendarDay} + 2px))`;
