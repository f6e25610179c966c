import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

type Table = Record<string, Record<string, string>>;

/**
 * Prints a table with a row for each test and a column for each engine. Tests with the annotations `row` and `column`
 * get a separate table.
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
      const annotated = (wanted: string) => test.annotations.find(({ type }) => type === wanted)?.description;
      const verdict = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      const [row, column, unseen] = [annotated('row'), annotated('column'), annotated('unseen')];
      const table = row && column ? byCell : byEngine;
      const rowName = row ?? test.title;
      const columnName = column ?? test.parent.project()?.name ?? '';
      table[rowName] = {
        ...table[rowName],
        [columnName]: unseen ? `${verdict}, except for ${unseen}` : (annotated('seen by') ?? verdict),
      };
    }
    for (const table of [byEngine, byCell]) if (Object.keys(table).length > 0) console.table(table);
  }
}
