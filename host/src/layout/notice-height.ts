export const noticeHeightProperty = '--notice-height';

/**
 * Attribute of the few elements that receive the banner's height. Every element would inherit a property set on
 * `<html>`, so the browser would restyle the whole page.
 */
export const noticeHeightMark = 'data-notice-height';

export const knowsNoticeHeight = { [noticeHeightMark]: '' };

/** Height of the cookie banner, for other elements at the bottom of the screen. */
export const noticeHeight = `var(${noticeHeightProperty}, 0px)`;
