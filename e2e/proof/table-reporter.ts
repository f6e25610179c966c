import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

type Table = Record<string, Record<string, string>>;

/**
 * Prints at the end what holds: a row for each test and a column for each engine, and in a table of their own
 * the tests that name their row and column by annotations of these types.
 */
export default class TableReporter implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const byEngine: Table = {};
    const byCell: Table = {};
    for (const test of this.suite?.allTests() ?? []) {
      const engine = test.parent.project()?.name ?? '';
      const said = (wanted: string) => test.annotations.find(({ type }) => type === wanted)?.description;
      const reason = said('skip');
      const unseen = said('unseen');
      const verdict = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      const holds = unseen ? `${verdict}, but for ${unseen}` : verdict;
      const [row, column] = [said('row'), said('column')];
      const table = row && column ? byCell : byEngine;
      table[row ?? test.title] = {
        ...table[row ?? test.title],
        [column ?? engine]: reason ? `cannot: ${reason}` : holds,
      };
    }
    for (const table of [byEngine, byCell]) if (Object.keys(table).length > 0) console.table(table);
  }
}
