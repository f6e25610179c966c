import { randomBytes } from 'node:crypto';
import type { RequestDatabase } from './open-database';

/** Something that the service remembers of itself. `at` is in milliseconds since 1970. */
export type Fact = { name: string; value: string; at: number };

/** Null when nothing of that name is remembered. */
export function readFact(database: RequestDatabase, name: string): Fact | null {
  return database.get('SELECT * FROM facts WHERE name = ?', name) ?? null;
}

/** Replaces what was remembered under that name. */
export function writeFact(database: RequestDatabase, { name, value, at }: Fact): void {
  database.run('INSERT OR REPLACE INTO facts (name, value, at) VALUES (?, ?, ?)', name, value, at);
}

/**
 * A secret that is made at its first use, and is the same for every process: 32 bytes.
 * @throws when the database cannot be asked.
 */
export function keptSecret(database: RequestDatabase, name: string, at: number): Buffer {
  const made = randomBytes(32).toString('hex');
  if (!readFact(database, name))
    database.run('INSERT OR IGNORE INTO facts (name, value, at) VALUES (?, ?, ?)', name, made, at);
  return Buffer.from(readFact(database, name)?.value ?? made, 'hex');
}
