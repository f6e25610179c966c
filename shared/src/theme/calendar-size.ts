/** Width and height of a day, large enough to tap. */
export const calendarDay = '2.75rem';
/** Height of the row with the names of the days. */
export const calendarHead = '2.25rem';

/** Height of the calendar: title, names of the days, six weeks. Pages reserve this height before the calendar loads. */
export const calendarHeight = `calc(${calendarDay} + ${calendarHead} + 6 * (${calendarDay} + 2px))`;
