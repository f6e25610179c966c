/** Attribute of a button that calls or copies a number. Its value is the number to dial. */
export const phoneMark = 'data-phone';

/**
 * Makes phone buttons dial on touch screens.
 * @param otherwise handles a press on a device without a touch screen.
 */
export function dialOnTouch(otherwise: (button: Element) => void = () => undefined): void {
  onPhoneButtons((button) => {
    if (isTouched()) location.assign(`tel:${button.getAttribute(phoneMark)}`);
    else otherwise(button);
  });
}

export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Calls `act` with a phone button each time it is pressed. */
export function onPhoneButtons(act: (button: Element) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${phoneMark}]`) : null;
    if (button) act(button);
  });
}
