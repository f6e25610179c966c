/**
 * The rules of a text of CSS, each as it is written: a browser that reads them gives shorthands back without the
 * variables in them.
 */
export function rulesOf(css: string): readonly string[] {
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
