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
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      const holds = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      rows[test.title] = { ...rows[test.title], [engine]: reason ? `cannot: ${reason}` : holds };
    }
    console.table(rows);
  }
}
