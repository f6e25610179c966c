import type { RequestDatabase } from './open-database';

/** Something that the service remembers of itself. `at` is in milliseconds since 1970. */
export type Fact = { name: string; value: string; at: number };

/** Null when nothing of that name is remembered. */
export function readFact(database: RequestDatabase, name: string): Fact | null {
  return database.get('SELECT name, value, at FROM facts WHERE name = ?', name) ?? null;
}

/** Replaces what was remembered under that name. */
export function writeFact(database: RequestDatabase, { name, value, at }: Fact): void {
  database.run('INSERT OR REPLACE INTO facts (name, value, at) VALUES (?, ?, ?)', name, value, at);
}
