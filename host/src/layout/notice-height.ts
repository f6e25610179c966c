export const noticeHeightProperty = '--notice-height';

/**
 * Attribute of the elements that know how high the banner is, and in which `noticeHeight` holds. They are as good
 * as empty: a property of the document element would have the whole page styled and laid out once more.
 */
export const noticeHeightMark = 'data-notice-height';

export const knowsNoticeHeight = { [noticeHeightMark]: '' };

/** How much of the screen's foot the cookie banner takes, for whatever else stands there. */
export const noticeHeight = `var(${noticeHeightProperty}, 0px)`;
