/** Attribute of a button that calls or copies a number; its value is the number to dial. See PhoneButton. */
export const phoneMark = 'data-phone';

/**
 * Makes phone buttons call on touch screens; elsewhere copy-numbers.ts copies the number.
 * @param otherwise handles a button pressed on a device without a touch screen.
 */
export function dialOnTouch(otherwise: (button: Element) => void = () => undefined): void {
  onPhoneButtons((button) => {
    if (isTouched()) location.assign(`tel:${button.getAttribute(phoneMark)}`);
    else otherwise(button);
  });
}

export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Calls `act` with each phone button that is pressed. */
export function onPhoneButtons(act: (button: Element) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${phoneMark}]`) : null;
    if (button) act(button);
  });
}
