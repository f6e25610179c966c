import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { failureReportDays, type FailureReport } from '@renovation-th/shared/contracts/failure-report';
import { countRows } from '../forms/database/kept-request';
import { requestDatabase, type RequestDatabase } from '../forms/database/open-database';
import type { StoredFailure } from './stored-failure';

/** Reports of one day: some megabytes. */
const mostADay = 5_000;
/** Reports that are read at once, the newest first: about 30 MB of memory. */
const mostRead = 20_000;
const day = 24 * 60 * 60 * 1000;

const tables = `
-- What failed in visitors' browsers.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  -- JSON, see stored-failure.ts.
  report TEXT NOT NULL
) STRICT;
CREATE INDEX reports_by_time ON reports (at);
`;

/** A database of their own: what strangers report is neither backed up nor in the way of requests. */
export const failureDatabase = (folder: string, log: (message: string) => void = () => undefined) =>
  requestDatabase({ folder, name: 'failures', patience: 500, steps: [tables], log });

/**
 * Keeps reports of pages that broke, and forgets those that are too old.
 * @returns what keeps one, and returns false when the day has enough. The address of its sender counts, and is never
 * written. It throws when the database takes no change.
 */
export function failureLog(database: RequestDatabase, now: () => Date, mostOfDay = mostADay) {
  let today = { date: '', run: '', numbers: new Map<string, number>() };

  /** The number of an address within the day and this process, which cannot be compared with another's. */
  function senderOf(address: string, at: Date): StoredFailure['sender'] {
    const [date = ''] = at.toISOString().split('T');
    if (date !== today.date) today = { date, run: randomBytes(8).toString('hex'), numbers: new Map() };
    const number = today.numbers.get(address) ?? Math.min(today.numbers.size, mostOfDay) + 1;
    if (number <= mostOfDay) today.numbers.set(address, number);
    return { run: today.run, number };
  }

  return (report: FailureReport, address: string): boolean => {
    const at = now().getTime();
    const midnight = at - (at % day);
    const failure = { at: new Date(at).toISOString(), sender: senderOf(address, now()), ...report };
    return database.write(() => {
      // Later ones come from a clock that was ahead.
      database.run('DELETE FROM reports WHERE at NOT BETWEEN ? AND ?', at - failureReportDays * day, at);
      if (countRows(database, 'reports WHERE at >= ?', midnight) >= mostOfDay) return false;
      database.run('INSERT INTO reports (at, report) VALUES (?, ?)', at, JSON.stringify(failure));
      return true;
    });
  };
}

/**
 * The reports since a moment, the newest first; of a great many only the newest. None where nothing was ever received.
 * @param folder of the requests.
 */
export function readFailures(folder: string, since: Date, most = mostRead): readonly StoredFailure[] {
  if (!existsSync(path.join(folder, 'database'))) return [];
  const database = failureDatabase(folder);
  try {
    const rows = database.all<{ report: string }>(
      'SELECT report FROM reports WHERE at >= ? ORDER BY at DESC, id DESC LIMIT ?',
      ...[since.getTime(), most],
    );
    return rows.map(({ report }): StoredFailure => JSON.parse(report));
  } finally {
    database.close();
  }
}
