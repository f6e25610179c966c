import { median } from '../median';
import type { Load, Throttling } from './load-page';

/** All measured loads of a page and of its copy without scripts, by throttling method. */
export type MeasuredPage = {
  path: string;
  page: Record<Throttling, readonly Load[]>;
  copy: Record<Throttling, readonly Load[]>;
};

/** Returns two rows for each page: one for the page, and one for its copy without scripts. */
export function paintTable(pages: readonly MeasuredPage[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    pages.flatMap(({ path, page, copy }) => [
      [path, row(page, copy)],
      [`copy of ${path}`, row(copy, null)],
    ]),
  );
}

const medianOf = (loads: readonly Load[], value: keyof Load) => median(loads.map((load) => load[value]));

function row({ simulate, devtools }: MeasuredPage['page'], copy: MeasuredPage['copy'] | null) {
  const s = (value: keyof Load) => medianOf(simulate, value);
  const a = (value: keyof Load) => medianOf(devtools, value);
  const lcp = (own: number, others: readonly Load[] | undefined) =>
    own.toFixed(0) + (others ? ` (${(own / medianOf(others, 'lcp')).toFixed(2)})` : '');
  const kb = (bytes: number) => (bytes / 1024).toFixed(0);
  const scores = (value: typeof s) =>
    (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
      .map((one) => value(one).toFixed(0))
      .join(' ');

  return {
    'LCP s (× copy)': lcp(s('lcp'), copy?.simulate),
    'LCP a (× copy)': lcp(a('lcp'), copy?.devtools),
    'TBT s / a': `${s('tbt').toFixed(0)} / ${a('tbt').toFixed(0)}`,
    'script KB': kb(a('scriptBytes')),
    'all KB': kb(a('allBytes')),
    'CLS s / a': `${s('cls').toFixed(3)} / ${a('cls').toFixed(3)}`,
    'scores s': scores(s),
    'scores a': scores(a),
  };
}

/** Returns the median speed of the machine, as Lighthouse measures it. */
export function benchmarkIndex(pages: readonly MeasuredPage[]): number {
  const loads = pages.flatMap(({ page, copy }) => [...Object.values(page), ...Object.values(copy)].flat());
  return medianOf(loads, 'benchmarkIndex');
}
