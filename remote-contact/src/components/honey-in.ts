import { formText } from './form-text';

/** Marks a trap that was typed into. */
export const typedMark = 'typed';

/**
 * What a robot has written into the trap of a form. Browsers and extensions that fill in forms for people fill it as
 * well: without a key, or with what another field holds.
 */
export function honeyIn(form: HTMLFormElement): string {
  const values = new FormData(form);
  const honey = formText(values, '_honey');
  const trap = form.querySelector<HTMLInputElement>('[name="_honey"]');
  const isTyped = trap?.dataset[typedMark] !== undefined;
  const isAlsoElsewhere = [...values].some(([name, value]) => name !== '_honey' && value === honey);
  return isTyped && !isAlsoElsewhere ? honey : '';
}
