import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { failureReportDays, type FailureReport } from '@renovation-th/shared/contracts/failure-report';
import { isErrorCode } from '../error-code';
import { readBeginning } from '../forms/read-beginning';
import { parseStoredFailure, type StoredFailure } from './stored-failure';

/** Below the folder that keeps requests. */
export const failuresFolder = (spoolDir: string): string => path.join(spoolDir, 'failures');

/** Bytes of one day's file: some thousands of reports. */
export const mostBytesADay = 8 * 1024 * 1024;
/** Reports that are read at once, the newest first: about 30 MB of memory. */
const mostRead = 20_000;

const day = 24 * 60 * 60 * 1000;
const fileName = /^(\d{4}-\d{2}-\d{2})\.ndjson$/;
const fileOf = (folder: string, date: string) => path.join(folder, `${date}.ndjson`);
/** `yyyy-mm-dd`, in UTC. */
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);

export type FailureLog = {
  /**
   * Appends a report to the file of the day.
   * @param address of the sender; it counts, and is never written.
   * @returns false when the file of the day is full, or too many wait for the disk.
   */
  add(report: FailureReport, address: string): Promise<boolean>;
  /** Removes the files of days that are too old. */
  forgetOld(): Promise<void>;
};

/** Reports that wait for the disk at once; beyond, they are dropped. */
const mostWaiting = 500;

type Waiting = { report: FailureReport; address: string; at: Date };

/** Files of reports, one for each day; the folder is made with the first report. */
export function failureLog(folder: string, now: () => Date, mostBytes = mostBytesADay): FailureLog {
  let today = { date: '', run: '', bytes: 0, numbers: new Map<string, number>() };
  let waiting: Waiting[] = [];
  /** The write that takes what waits; undefined when nothing does. */
  let next: Promise<readonly boolean[]> | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  /** One write for all that came during the former one. */
  async function writeWaiting(): Promise<readonly boolean[]> {
    const reports = waiting;
    waiting = [];
    next = undefined;
    const kept: boolean[] = [];
    // Two days, when midnight comes between.
    for (const date of new Set(reports.map(({ at }) => dateOf(at)))) {
      if (date !== today.date) await beginDay(date);
      const lines = reports.filter(({ at }) => dateOf(at) === date).map(lineOf);
      kept.push(...lines.map((line) => line !== ''));
      await appendFile(fileOf(folder, date), lines.join(''), { mode: 0o600 });
    }
    return kept;
  }

  /** Empty when the file of the day is full. */
  function lineOf({ report, address, at }: Waiting): string {
    const number = today.numbers.get(address) ?? today.numbers.size + 1;
    const sender = { run: today.run, number };
    const line = `${JSON.stringify({ at: at.toISOString(), sender, ...report } satisfies StoredFailure)}\n`;
    if (today.bytes + Buffer.byteLength(line) > mostBytes) return '';
    today.bytes += Buffer.byteLength(line);
    // Bounded by what fits into the file.
    today.numbers.set(address, number);
    return line;
  }

  async function beginDay(date: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const bytes = await sizeOf(fileOf(folder, date));
    // A process that was killed may have left half a line, which must not spoil the next one.
    if (bytes > 0) await appendFile(fileOf(folder, date), '\n');
    today = { date, bytes: bytes + 1, run: randomBytes(8).toString('hex'), numbers: new Map() };
  }

  return {
    async add(report, address) {
      if (waiting.length >= mostWaiting) return false;
      const place = waiting.push({ report, address, at: now() }) - 1;
      if (!next) {
        next = writing.then(writeWaiting);
        writing = next.catch(() => undefined);
      }
      return (await next)[place] ?? false;
    },
    async forgetOld() {
      const limit = dateOf(new Date(now().getTime() - failureReportDays * day));
      for (const date of await datesIn(folder)) if (date <= limit) await unlink(fileOf(folder, date));
    },
  };
}

export type ReadFailures = {
  /** The newest first. */
  failures: readonly StoredFailure[];
  /** Lines that are no report, such as one cut by a power failure. */
  brokenLines: number;
  /** Whether there are more than were read. */
  isCut: boolean;
};

/** The reports since a moment; of a great many only the newest. */
export async function readFailures(folder: string, since: Date, most = mostRead): Promise<ReadFailures> {
  const failures: StoredFailure[] = [];
  let brokenLines = 0;
  for (const date of (await datesIn(folder)).reverse()) {
    if (date < dateOf(since)) break;
    const text = await readBeginning(fileOf(folder, date), mostBytesADay);
    for (const line of text.split('\n').reverse()) {
      if (line === '') continue;
      const failure = parseStoredFailure(line);
      if (!failure) brokenLines += 1;
      else if (Date.parse(failure.at) >= since.getTime()) {
        if (failures.length === most) return { failures, brokenLines, isCut: true };
        failures.push(failure);
      }
    }
  }
  return { failures, brokenLines, isCut: false };
}

/** The days that have a file, the oldest first. */
async function datesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.flatMap((name) => fileName.exec(name)?.[1] ?? []).sort();
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  return found?.size ?? 0;
}
