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
      const said = (wanted: string) => test.annotations.find(({ type }) => type === wanted)?.description;
      const verdict = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      const [row, column, unseen] = [said('row'), said('column'), said('unseen')];
      const table = row && column ? byCell : byEngine;
      const rowName = row ?? test.title;
      const columnName = column ?? test.parent.project()?.name ?? '';
      table[rowName] = {
        ...table[rowName],
        [columnName]: unseen ? `${verdict}, but for ${unseen}` : (said('seen by') ?? verdict),
      };
    }
    for (const table of [byEngine, byCell]) if (Object.keys(table).length > 0) console.table(table);
  }
}
