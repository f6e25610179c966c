/** Attribute of a button that dials a number. Its value is the number. */
export const phoneMark = 'data-phone';

/** Makes phone buttons dial their number. */
export function enhancePhoneButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${phoneMark}]`) : null;
    if (button) location.assign(`tel:${button.getAttribute(phoneMark)}`);
  });
}
