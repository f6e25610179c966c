/** Attribute of a button that calls or copies a number; its value is the number to dial. See PhoneButton. */
export const phoneMark = 'data-phone';

/**
 * Where a finger is the pointer, phone buttons call; see copy-numbers.ts for other places.
 * @param otherwise is given the button that was pressed elsewhere.
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
