import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { failureReportDays, type FailureReport } from '@renovation-th/shared/contracts/failure-report';
import { requestDatabase, type RequestDatabase } from '../forms/database/open-database';
import { forgetReports, keepReport, reportsSince } from '../forms/database/report-rows';
import { parseStoredFailure, type StoredFailure } from './stored-failure';

/** The folder whose database has the reports: that of the requests. */
export const failuresFolder = (spoolDir: string): string => spoolDir;

/** Reports of one day: some megabytes. */
export const mostADay = 5_000;
/** Reports that are read at once, the newest first: about 30 MB of memory. */
const mostRead = 20_000;
/** Reports that wait for the disk at once; beyond, they are dropped. */
const mostWaiting = 500;
const day = 24 * 60 * 60 * 1000;

export type FailureLog = {
  /**
   * Keeps a report.
   * @param address of the sender; it counts, and is never written.
   * @returns false when the day has enough, or too many wait for the disk.
   */
  add(report: FailureReport, address: string): Promise<boolean>;
  /** Forgets reports of days that are too old. @throws Error when the database takes no change. */
  forgetOld(): void;
};

type Waiting = {
  failure: StoredFailure;
  resolve: (isKept: boolean) => void;
  reject: (error: unknown) => void;
};

/** Reports of pages that broke, in the database of the requests. */
export function failureLog(database: RequestDatabase, now: () => Date, mostOfDay = mostADay): FailureLog {
  let today = { date: '', run: '', numbers: new Map<string, number>() };
  let waiting: Waiting[] = [];

  /** One transaction for all that came during the same turn. */
  function writeWaiting(): void {
    const reports = waiting;
    waiting = [];
    try {
      const kept = database.write(() => reports.map(({ failure }) => keep(failure)));
      for (const [index, { resolve }] of reports.entries()) resolve(kept[index] === true);
    } catch (error) {
      for (const { reject } of reports) reject(error);
    }
  }

  function keep(failure: StoredFailure): boolean {
    const report = { at: Date.parse(failure.at), report: JSON.stringify(failure) };
    return keepReport(database, report, { most: mostOfDay, since: report.at - (report.at % day) });
  }

  /** The number of an address within the day and this process, which cannot be compared with another's. */
  function senderOf(address: string, at: Date): StoredFailure['sender'] {
    const [date = ''] = at.toISOString().split('T');
    if (date !== today.date) today = { date, run: randomBytes(8).toString('hex'), numbers: new Map() };
    const number = today.numbers.get(address) ?? Math.min(today.numbers.size, mostOfDay) + 1;
    if (number <= mostOfDay) today.numbers.set(address, number);
    return { run: today.run, number };
  }

  return {
    async add(report, address) {
      if (waiting.length >= mostWaiting) return false;
      const at = now();
      const failure = { at: at.toISOString(), sender: senderOf(address, at), ...report };
      return new Promise((resolve, reject) => {
        if (waiting.push({ failure, resolve, reject }) === 1) setImmediate(writeWaiting);
      });
    },
    forgetOld: () => forgetReports(database, now().getTime() - failureReportDays * day),
  };
}

export type ReadFailures = {
  /** The newest first. */
  failures: readonly StoredFailure[];
  /** Rows that are no report. */
  brokenLines: number;
  /** Whether there are more than were read. */
  isCut: boolean;
};

/** The reports since a moment; of a great many only the newest. None where nothing was ever received. */
export async function readFailures(folder: string, since: Date, most = mostRead): Promise<ReadFailures> {
  if (!existsSync(path.join(folder, 'database'))) return { failures: [], brokenLines: 0, isCut: false };
  const database = requestDatabase({ folder, log: () => undefined });
  try {
    const rows = reportsSince(database, since.getTime(), most + 1);
    const read = rows.slice(0, most).map(({ report }) => parseStoredFailure(report));
    const failures = read.filter((failure) => failure !== null);
    return { failures, brokenLines: read.length - failures.length, isCut: rows.length > most };
  } finally {
    database.close();
  }
}
