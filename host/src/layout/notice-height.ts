export const noticeHeightProperty = '--notice-height';

/**
 * Attribute of the elements on which the height is defined. They are almost empty: setting a property of the document
 * element would lay out the whole page again.
 */
export const noticeHeightMark = 'data-notice-height';

export const knowsNoticeHeight = { [noticeHeightMark]: '' };

/** Height of the cookie banner, for other elements at the bottom of the screen. */
export const noticeHeight = `var(${noticeHeightProperty}, 0px)`;
