import { formText } from './form-text';

/** Data attribute of a honeypot that received a key or a paste. */
export const typedMark = 'typed';

/**
 * Returns the value of the honeypot if a robot typed it. Autofill also fills it in, but without a key, or with the
 * value of another field.
 */
export function honeyIn(form: HTMLFormElement): string {
  const values = new FormData(form);
  const honey = formText(values, '_honey');
  const honeypot = form.querySelector<HTMLInputElement>('[name="_honey"]');
  const isTyped = honeypot?.dataset[typedMark] !== undefined;
  const isAlsoElsewhere = [...values].some(([name, value]) => name !== '_honey' && value === honey);
  return isTyped && !isAlsoElsewhere ? honey : '';
}
