import { median } from '../median-load';
import type { Load, Throttling } from './load-page';

/** What was measured of one page: both throttlings, with and without its scripts. */
export type MeasuredPage = {
  path: string;
  view: string;
  page: Record<Throttling, Measured>;
  twin: Record<Throttling, Measured>;
};

export type Measured = { median: Load; loads: readonly Load[] };

/** Rows for `console.table`: two for each page, itself and its twin. */
export function paintTable(pages: readonly MeasuredPage[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    pages.flatMap(({ path, page, twin }) => [
      [path, row(page, twin)],
      [`twin of ${path}`, row(twin, null)],
    ]),
  );
}

function row({ simulate, devtools }: MeasuredPage['page'], twin: MeasuredPage['twin'] | null) {
  const [s, a] = [simulate.median, devtools.median];
  const lcp = (own: Load, other: Load | undefined) =>
    other ? `${ms(own.lcp)} (${(own.lcp / other.lcp).toFixed(2)})` : ms(own.lcp);
  const kb = (bytes: number) => (bytes / 1024).toFixed(0);
  const scores = ({ performance, accessibility, bestPractices, seo }: Load) =>
    [performance, accessibility, bestPractices, seo].map(Math.round).join(' ');

  return {
    'LCP s (× twin)': lcp(s, twin?.simulate.median),
    'LCP a (× twin)': lcp(a, twin?.devtools.median),
    'TBT s / a': `${ms(s.tbt)} / ${ms(a.tbt)}`,
    'script KB': kb(a.scriptBytes),
    'all KB': kb(a.allBytes),
    'CLS s / a': `${s.cls.toFixed(3)} / ${a.cls.toFixed(3)}`,
    'scores s': scores(s),
    'scores a': scores(a),
  };
}

const ms = (value: number) => value.toFixed(0);

/** The machine's, over all loads. */
export function benchmarkIndex(pages: readonly MeasuredPage[]): number {
  const measured = pages.flatMap(({ page, twin }) => [...Object.values(page), ...Object.values(twin)]);
  return median(measured.flatMap(({ loads }) => loads.map((load) => load.benchmarkIndex)));
}
