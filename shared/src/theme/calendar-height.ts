/** Height of MUI's calendar. Pages reserve it before the calendar loads. */
export const calendarHeight = '21rem';
