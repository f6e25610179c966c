export const noticeHeightProperty = '--notice-height';

/** How much of the screen's foot the cookie banner takes, for whatever else stands there. */
export const noticeHeight = `var(${noticeHeightProperty}, 0px)`;
