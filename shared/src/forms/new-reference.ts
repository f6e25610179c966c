import { parisMoment } from './paris-time';

// No vowel and no digit that resembles a letter: nothing rude, nothing to misread over the phone.
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A new name for a request, which both sides can quote: `RTH-20261121-7KX2QD`. */
export function newReference(now: Date): string {
  const random = crypto.getRandomValues(new Uint32Array(6));
  const tail = Array.from(random, (number) => alphabet[number % alphabet.length]).join('');
  return `RTH-${parisMoment(now).day.replaceAll('-', '')}-${tail}`;
}
