const conditional = /^(@(?:media|container) [^{]+)\{([^]*)\}$/;

/**
 * Writes each condition once, after all rules without one, instead of once for each component that has it. A
 * component's rules for wider screens still follow those for narrower ones, and paper comes last. A rule without a
 * condition overrides none that has one.
 */
export function groupRules(css: string): string {
  const groups = new Map<string, string>();
  let always = '';
  for (const rule of rulesOf(css.replaceAll(';}', '}'))) {
    const [, condition, within = ''] = conditional.exec(rule) ?? [];
    if (condition) groups.set(condition, (groups.get(condition) ?? '') + within);
    else always += rule;
  }
  const sorted = [...groups].sort(([one], [other]) => place(one) - place(other));
  return always + sorted.map(([condition, rules]) => `${condition}{${rules}}`).join('');
}

/**
 * Where a condition stands: upper limits of a width from the widest on, other conditions, lower limits; then what
 * changes with scripts (see `moving`), limits of a container, and paper.
 */
function place(condition: string): number {
  const [, limit, width = ''] = /\((min|max)-width: ([\d.]+)rem/.exec(condition) ?? [];
  if (condition.includes('print')) return Infinity;
  if (condition.startsWith('@media screen')) return 500;
  const after = condition.startsWith('@container') ? 1_000 : 0;
  if (!limit) return after;
  return limit === 'min' ? after + Number(width) : after - Number(width);
}

/** The rules of a text of CSS, each as it is written. */
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
