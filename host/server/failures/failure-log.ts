import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { failureReportDays, type FailureReport } from '@renovation-th/shared/contracts/failure-report';
import { countRows, requestDatabase, type RequestDatabase } from '../forms/database/open-database';
import type { StoredFailure } from './stored-failure';

/** Maximum reports per day, which take about 15 MB. */
const mostADay = 5_000;
/** Maximum reports read at once, which take about 30 MB of memory. */
const mostRead = 20_000;
const day = 24 * 60 * 60 * 1000;

const tables = `
-- Failures in visitors' browsers.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  -- JSON, see stored-failure.ts.
  report TEXT NOT NULL
) STRICT;
CREATE INDEX reports_by_time ON reports (at);
`;

/** Opens the database of reports, a separate file without backups. Writing to it never locks that of the requests. */
export const failureDatabase = (folder: string, log: (message: string) => void = () => undefined) =>
  requestDatabase({ folder, name: 'failures', patience: 500, steps: [tables], log });

/**
 * Stores reports of broken pages and deletes old ones.
 * @returns a function that stores one report, with a pseudonym instead of the address. It returns false once the daily
 * limit is reached, and throws when the database fails.
 */
export function failureLog(database: RequestDatabase, now: () => Date, mostOfDay = mostADay) {
  let today = { date: '', run: '', numbers: new Map<string, number>() };

  /** Returns a pseudonym for an address, valid within this process and day. */
  function numberOf(address: string, at: Date): StoredFailure['sender'] {
    const [date = ''] = at.toISOString().split('T');
    if (date !== today.date) today = { date, run: randomBytes(8).toString('hex'), numbers: new Map() };
    const number = today.numbers.get(address) ?? Math.min(today.numbers.size, mostOfDay) + 1;
    if (number <= mostOfDay) today.numbers.set(address, number);
    return { run: today.run, number };
  }

  return (report: FailureReport, address: string): boolean => {
    const at = now().getTime();
    const midnight = at - (at % day);
    const failure = { at: new Date(at).toISOString(), sender: numberOf(address, now()), ...report };
    return database.write(() => {
      // Reports have a future date if the clock was ahead.
      database.run('DELETE FROM reports WHERE at < ? OR at > ?', at - failureReportDays * day, at);
      if (countRows(database, 'reports WHERE at >= ?', midnight) >= mostOfDay) return false;
      database.run('INSERT INTO reports (at, report) VALUES (?, ?)', at, JSON.stringify(failure));
      return true;
    });
  };
}

/** Reads the reports since a time, the newest first. @param folder folder of requests. */
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
