import { median } from '../median';
import type { Load, Throttling } from './load-page';

/** All loads of a page, for each throttling. */
export type MeasuredPage = {
  path: string;
  loads: Record<Throttling, readonly Load[]>;
};

/** Returns a row for each page, for `console.table`. */
export function paintTable(pages: readonly MeasuredPage[]): Record<string, Record<string, string>> {
  return Object.fromEntries(pages.map(({ path, loads }) => [path, row(loads)]));
}

/** Takes the median of each value separately. */
const medianOf = (loads: readonly Load[], value: keyof Load) => median(loads.map((load) => load[value]));

function row({ simulate, devtools }: MeasuredPage['loads']) {
  const s = (value: keyof Load) => medianOf(simulate, value);
  const a = (value: keyof Load) => medianOf(devtools, value);
  const kb = (bytes: number) => (bytes / 1024).toFixed(0);
  const scores = (value: typeof s) =>
    (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
      .map((one) => value(one).toFixed(0))
      .join(' ');

  return {
    'LCP s / a': `${s('lcp').toFixed(0)} / ${a('lcp').toFixed(0)}`,
    'TBT s / a': `${s('tbt').toFixed(0)} / ${a('tbt').toFixed(0)}`,
    'script KB': kb(a('scriptBytes')),
    'all KB': kb(a('allBytes')),
    'CLS s / a': `${s('cls').toFixed(3)} / ${a('cls').toFixed(3)}`,
    'scores s': scores(s),
    'scores a': scores(a),
  };
}

/** Lighthouse's benchmark of the machine, over all loads. */
export function benchmarkIndex(pages: readonly MeasuredPage[]): number {
  const all = pages.flatMap(({ loads }) => Object.values(loads).flat());
  return medianOf(all, 'benchmarkIndex');
}
