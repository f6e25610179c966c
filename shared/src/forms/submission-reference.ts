import { parisMoment } from './paris-time';

// Omits vowels and Y, which could form words, and 0 and 1, which look like letters.
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** Creates the reference of a request: `RTH-20261121-7KX2QD`. */
export function newReference(now: Date): string {
  const random = crypto.getRandomValues(new Uint32Array(6));
  const tail = Array.from(random, (number) => alphabet[number % alphabet.length]).join('');
  return `RTH-${parisMoment(now).day.replaceAll('-', '')}-${tail}`;
}

/** Whether a text has the format of a reference. */
export function isReference(text: string): boolean {
  return /^RTH-\d{8}-[0-9A-Z]{6}$/.test(text);
}
