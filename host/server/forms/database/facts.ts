import type { RequestDatabase } from './open-database';

/** A value that survives restarts. `at` is in milliseconds since 1970. */
export type Fact = { name: string; value: string; at: number };

/** Returns the fact; null when there is none. */
export function readFact(database: RequestDatabase, name: string): Fact | null {
  return database.get('SELECT name, value, at FROM facts WHERE name = ?', name) ?? null;
}

/** Writes a fact, replacing an earlier one of that name. */
export function writeFact(database: RequestDatabase, { name, value, at }: Fact): void {
  database.run('INSERT OR REPLACE INTO facts (name, value, at) VALUES (?, ?, ?)', name, value, at);
}
