import type { RequestDatabase } from './open-database';

/** How many versions that are set apart look like this. @param likeness null looks like nothing. */
export function countSetApartAlike(database: RequestDatabase, likeness: string | null): number {
  if (likeness === null) return 0;
  const { count }: { count: number } = database.read((sql) =>
    sql(`SELECT count(*) AS count FROM requests WHERE likeness = ? AND state = 'quarantined'`).get(likeness),
  );
  return count;
}
