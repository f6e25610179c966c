import type { RequestDatabase } from './open-database';

/** A report of a page that broke, as it is kept: JSON, and when it came (milliseconds). */
export type ReportRow = { at: number; report: string };

/** @returns false when so many came since then that no more are kept. */
export function keepReport(
  database: RequestDatabase,
  { at, report }: ReportRow,
  { most, since }: { most: number; since: number },
): boolean {
  return database.write((sql) => {
    const { count }: { count: number } = sql('SELECT count(*) AS count FROM reports WHERE at >= ?').get(
      since,
    );
    if (count >= most) return false;
    sql('INSERT INTO reports (at, report) VALUES (?, ?)').run(at, report);
    return true;
  });
}

/** The newest first. */
export function reportsSince(database: RequestDatabase, since: number, most: number): readonly ReportRow[] {
  return database.read((sql) =>
    sql('SELECT at, report FROM reports WHERE at >= ? ORDER BY at DESC, id DESC LIMIT ?').all(since, most),
  );
}

export function forgetReports(database: RequestDatabase, before: number): void {
  database.write((sql) => sql('DELETE FROM reports WHERE at < ?').run(before));
}
