/*
 * Paths from @mui/icons-material 9.5.0 (MIT) on a 24 × 24 grid: outlined, or filled if the outline is three times as
 * long. Absolute coordinates are rounded to a tenth to keep documents small. The paths are copied, because the package
 * has 43,009 files and its components would bundle MUI's SvgIcon.
 */

export const checkIcon = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';
export const errorIcon =
  'M11 15h2v2h-2zm0-8h2v6h-2zm1-5C6.5 2 2 6.5 2 12s4.5 10 10 10C17.5 22 22 17.5 22 12S17.5 2 12 2M12 20c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8';
export const infoIcon =
  'M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2m0 18c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8';
export const callIcon =
  'M6.5 5c.1.9.3 1.8.5 2.6l-1.2 1.2c-.4-1.2-.7-2.5-.8-3.8zm9.9 12c.9.3 1.7.4 2.6.5v1.5c-1.3-.1-2.6-.4-3.8-.8zM7.5 3H4c-.5 0-1 .5-1 1 0 9.4 7.6 17 17 17 .6 0 1-.4 1-1v-3.5c0-.5-.4-1-1-1-1.2 0-2.4-.2-3.6-.6-.1 0-.2 0-.3 0-.2 0-.5.1-.7.3l-2.2 2.2c-2.8-1.5-5.1-3.8-6.6-6.6l2.2-2.2c.3-.3.4-.7.3-1C8.7 6.5 8.5 5.3 8.5 4c0-.5-.4-1-1-1';
export const closeIcon =
  'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z';
export const mailIcon =
  'M22 6c0-1.1-.9-2-2-2H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2zm-2 0-8 5L4 6zm0 12H4V8l8 5 8-5z';
export const placeIcon =
  'M12 12c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2m6-1.8C18 6.6 15.4 4 12 4s-6 2.6-6 6.2c0 2.3 2 5.4 6 9.1 4.1-3.7 6-6.8 6-9.1M12 2c4.2 0 8 3.2 8 8.2 0 3.3-2.7 7.3-8 11.8-5.3-4.5-8-8.5-8-11.8C4 5.2 7.8 2 12 2';
export const arrowForwardIcon = 'm12 4-1.4 1.4L16.2 11H4v2h12.2l-5.6 5.6L12 20l8-8z';
export const expandMoreIcon = 'M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z';
export const menuIcon = 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z';
export const calendarIcon =
  'M20 3h-1V1h-2v2H7V1H5v2H4c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 18H4V10h16zm0-13H4V5h16z';
export const rollerIcon =
  'M18 4V3c0-.5-.4-1-1-1H5c-.5 0-1 .5-1 1v4c0 .6.5 1 1 1h12c.6 0 1-.4 1-1V6h1v4H9v11c0 .6.5 1 1 1h2c.6 0 1-.4 1-1v-9h8V4zm-2 2H6V4h10z';
export const roofIcon = 'M13 18h-2v-2h2zm2-4H9v6h6zm4-4.7V4h-3v2.6L12 3 2 12h3l7-6.3L19 12h3z';
export const masonryIcon =
  'm13.8 15.2 2.1-2.1 6 5.9-2.1 2.2zM17.5 10c1.9 0 3.5-1.6 3.5-3.5 0-.6-.2-1.1-.4-1.6l-2.7 2.7-1.5-1.5 2.7-2.7c-.5-.2-1-.4-1.6-.4C15.6 3 14 4.6 14 6.5c0 .4.1.8.2 1.2l-1.8 1.8-1.8-1.8.7-.7-1.4-1.4L12 3.5c-1.2-1.2-3.1-1.2-4.2 0L4.2 7l1.4 1.4H2.8l-.7.7 3.5 3.6.8-.7V9.2l1.4 1.4.7-.7 1.8 1.7-7.5 7.4 2.2 2.2L16.3 9.8c.4.1.8.2 1.2.2';
export const facadeIcon =
  'M12 3 6 7.6V6H4v3.1L1 11.4l1.2 1.6L4 11.6V21h16v-9.4l1.8 1.4L23 11.4zm6 16h-5v-4h-2v4H6v-8.9l6-4.6 6 4.6zM10 1c0 1.7-1.3 3-3 3-.5 0-1 .5-1 1H4c0-1.7 1.3-3 3-3 .6 0 1-.4 1-1z';
export const cleaningIcon =
  'M16 11h-1V3c0-1.1-.9-2-2-2h-2c-1.1 0-2 .9-2 2v8H8c-2.8 0-5 2.2-5 5v7h18v-7c0-2.8-2.2-5-5-5m-5-8h2v8h-2zm8 18h-2v-3c0-.5-.4-1-1-1s-1 .5-1 1v3h-2v-3c0-.5-.4-1-1-1s-1 .5-1 1v3H9v-3c0-.5-.4-1-1-1s-1 .5-1 1v3H5v-5c0-1.6 1.4-3 3-3h8c1.7 0 3 1.4 3 3z';
export const doorIcon = 'M19 19V5c0-1.1-.9-2-2-2H7c-1.1 0-2 .9-2 2v14H3v2h18v-2zm-2 0H7V5h10zm-4-8h2v2h-2z';
export const windowIcon =
  'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 8h-6V5h6zm-8-6v6H5V5zm-6 8h6v6H5zm8 6v-6h6v6z';
export const brushIcon =
  'M7 16c.6 0 1 .5 1 1 0 1.1-.9 2-2 2-.2 0-.3 0-.5 0 .3-.6.5-1.3.5-2 0-.5.5-1 1-1M18.7 3c-.3 0-.5.1-.7.3L9 12.3 11.8 15l8.9-9c.4-.4.4-1 0-1.4l-1.3-1.3c-.2-.2-.5-.3-.7-.3M7 14c-1.7 0-3 1.3-3 3 0 1.3-1.2 2-2 2 .9 1.2 2.5 2 4 2 2.2 0 4-1.8 4-4 0-1.7-1.3-3-3-3';
export const chevronLeftIcon = 'M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z';
export const chevronRightIcon = 'M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z';
export const pauseIcon = 'M6 19h4V5H6zm8-14v14h4V5z';
export const playIcon = 'M10 8.6 15.3 12 10 15.4zM8 5v14l11-7z';
export const openInFullIcon = 'M21 11V3h-8l3.3 3.3-10 10L3 13v8h8l-3.3-3.3 10-10z';
