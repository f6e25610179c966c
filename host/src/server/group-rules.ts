const conditional = /^(@(?:media|container) [^{]+)\{([^]*)\}$/;

/** Moves conditional rules to the end, and writes each condition once instead of once for each component. */
export function groupRules(css: string): string {
  const groups = new Map<string, string>();
  let always = '';
  for (const rule of rulesOf(css.replaceAll(';}', '}'))) {
    const [, condition, within = ''] = conditional.exec(rule) ?? [];
    if (condition) groups.set(condition, (groups.get(condition) ?? '') + within);
    else always += rule;
  }
  const sorted = [...groups].sort(([one], [other]) => sortKey(one) - sortKey(other));
  return always + sorted.map(([condition, rules]) => `${condition}{${rules}}`).join('');
}

/**
 * Returns the sort key of a condition. The order is maximum widths from the widest down, other conditions, minimum
 * widths, styles that need scripts (see `whenInteractive`), containers, and print.
 */
function sortKey(condition: string): number {
  const [, limit, width = ''] = /\((min|max)-width: ([\d.]+)rem/.exec(condition) ?? [];
  if (condition.includes('print')) return Infinity;
  if (condition.startsWith('@media screen')) return 500;
  const after = condition.startsWith('@container') ? 1_000 : 0;
  if (!limit) return after;
  return limit === 'min' ? after + Number(width) : after - Number(width);
}

/** Splits CSS into its top-level rules. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
