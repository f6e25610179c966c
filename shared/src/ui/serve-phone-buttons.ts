import { dial } from './dial';

/** Attribute of a button that calls or copies a number; its value is the number to dial. See PhoneButton. */
export const phoneMark = 'data-phone';

/**
 * Where a finger is the pointer, phone buttons call; see copy-numbers.ts for other places.
 * @param otherwise is given the button that was pressed elsewhere. @returns stops it.
 */
export function dialOnTouch(otherwise: (button: Element) => void = () => undefined): () => void {
  return onPhoneButtons((button) => {
    if (isTouched()) dial(button.getAttribute(phoneMark) ?? '');
    else otherwise(button);
  });
}

export const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Calls `act` with each phone button that is pressed. @returns stops it. */
export function onPhoneButtons(act: (button: Element) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(`[${phoneMark}]`) : null;
    if (button) act(button);
  };

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
