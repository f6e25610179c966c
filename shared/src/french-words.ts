const inWords =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

/** A whole number as French print has it: up to sixteen in words, in figures from there on. */
export function frenchNumber(count: number): string {
  return inWords[count] ?? String(count);
}

/** With its first letter as a sentence begins. */
export function beginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** « Riom, Vichy et Thiers ». */
export function frenchList(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} et ${names.slice(-1).join('')}`;
}
