const inWords =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

/** Writes whole numbers up to sixteen in words, and larger ones in figures. */
export function frenchNumber(count: number): string {
  return inWords[count] ?? String(count);
}

/** Capitalizes the first letter. */
export function beginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins names: « Riom, Vichy et Thiers ». */
export function frenchList(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} et ${names.slice(-1).join('')}`;
}
