const rules: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/'/g, '’'],
  [/« /g, '«\u00a0'],
  [/(?<![\p{L}])([mk]?m)2(?![\p{L}\d])/gu, '$1²'],
  [/ (?=[:»%€])/g, '\u00a0'],
  [/ (?=[;!?])/g, '\u202f'],
  [/(?<=\d) (?=(?:h|m²|m|km|ans?|jours)(?![\p{L}\d]))|(?<=n°) /gu, '\u00a0'],
];

/** Replaces spaces and apostrophes as French typography requires. Also writes `m2` as `m²`. */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, to]) => set.replace(pattern, to), text);
}

/** Applies `typeset` to every text in a JSON value. */
export function typesetAll<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? typeset(item) : item,
  );
}
