import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints at the end which engine holds what: a row for each test, a column for each engine. */
export default class TableReporter implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const rows: Record<string, Record<string, string>> = {};
    for (const test of this.suite?.allTests() ?? []) {
      const engine = test.parent.project()?.name ?? '';
      const said = (wanted: string) => test.annotations.find(({ type }) => type === wanted)?.description;
      const reason = said('skip');
      const unseen = said('unseen');
      const verdict = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      const holds = unseen ? `${verdict}, but for ${unseen}` : verdict;
      rows[test.title] = { ...rows[test.title], [engine]: reason ? `cannot: ${reason}` : holds };
    }
    console.table(rows);
  }
}
