export const noticeHeightProperty = '--notice-height';

/**
 * Attribute of the elements in which `noticeHeight` is defined. They are almost empty: a property of the document
 * element would restyle and lay out the whole page once more.
 */
export const noticeHeightMark = 'data-notice-height';

export const knowsNoticeHeight = { [noticeHeightMark]: '' };

/** Height of the cookie banner at the foot of the screen, for other elements there. */
export const noticeHeight = `var(${noticeHeightProperty}, 0px)`;
