import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { engineNames } from './engines/engine';
import { engineLimits } from './engines/engine-limits';
import { cellOf, faultNames, faultyApps, phases } from './faults/fault-cells';

type Table = Record<string, Record<string, string>>;

/**
 * Prints at the end what holds: a row for each test and a column for each engine, and in a table of their own
 * the tests that name their row and column by annotations of these types. What cannot be proved is named too.
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
      const unseen = said('unseen');
      const verdict = test.outcome() === 'expected' ? 'holds' : 'FAILS';
      const holds = unseen ? `${verdict}, but for ${unseen}` : verdict;
      const [row, column] = [said('row'), said('column')];
      const table = row && column ? byCell : byEngine;
      table[row ?? test.title] = {
        ...table[row ?? test.title],
        [column ?? engine]: holds,
      };
    }
    nameLimits(byEngine);
    if (Object.keys(byCell).length > 0) nameEmptyCells(byCell);
    for (const table of [byEngine, byCell]) if (Object.keys(table).length > 0) console.table(table);
  }
}

/** The tests that a driver cannot run, where another engine has run them. */
function nameLimits(byEngine: Table): void {
  for (const engine of engineNames) {
    const limit = engineLimits[engine];
    for (const [title, row] of Object.entries(byEngine))
      if (limit?.tests.test(title)) row[engine] = `cannot: ${limit.reason}`;
  }
}

/** The faults that have no meaning. */
function nameEmptyCells(byCell: Table): void {
  for (const app of faultyApps)
    for (const fault of faultNames)
      for (const phase of phases) {
        const cell = cellOf(app, fault, phase);
        const row = byCell[`${app} ${fault}`];
        if (row && typeof cell === 'string') row[phase] = `cannot: ${cell}`;
      }
}
