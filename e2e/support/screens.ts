/** Two common screen sizes, in CSS pixels. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

/** Options of `test.use` for a phone with a touch screen. */
export const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };
