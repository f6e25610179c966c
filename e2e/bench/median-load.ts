import type { Load } from './paint/load-page';

/** The median of each value on its own: no single load need have had them all. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (value: keyof Load) => median(loads.map((load) => load[value]));
  return {
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    scriptBytes: of('scriptBytes'),
    allBytes: of('allBytes'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    benchmarkIndex: of('benchmarkIndex'),
  };
}

/** Of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (lower === undefined || upper === undefined) throw new Error('No values have no median.');
  return (lower + upper) / 2;
}
