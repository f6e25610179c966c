const rules: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/'/g, '’'],
  [/« /g, '«\u00a0'],
  [/(?<![\p{L}])([mk]?m)2(?![\p{L}\d])/gu, '$1²'],
  [/ (?=[:»%€])/g, '\u00a0'],
  [/ (?=[;!?])/g, '\u202f'],
  [/(?<=\d) (?=(?:h|m²|m|km|ans?|jours)(?![\p{L}\d]))|(?<=n°) /gu, '\u00a0'],
];

/**
 * Applies French typography to a text.
 * @example typeset("30 % à la signature ; l'attestation") // => '30\u00a0% à la signature\u202f; l’attestation'
 */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, to]) => set.replace(pattern, to), text);
}

/** Applies `typeset` to every text in a JSON value. */
export function typesetAll<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? typeset(item) : item,
  );
}
