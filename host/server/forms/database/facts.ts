import type { RequestDatabase } from './open-database';

/** Something that the service remembers of itself. `at` is in milliseconds since 1970. */
export type Fact = { name: string; value: string; at: number };

/** Null when nothing of that name is remembered. */
export function readFact(database: RequestDatabase, name: string): Fact | null {
  return database.read((sql) => sql('SELECT name, value, at FROM facts WHERE name = ?').get(name)) ?? null;
}

/** Replaces what was remembered under that name. */
export function writeFact(database: RequestDatabase, { name, value, at }: Fact): void {
  database.write((sql) =>
    sql('INSERT OR REPLACE INTO facts (name, value, at) VALUES (?, ?, ?)').run(name, value, at),
  );
}

/** Remembers something once. @returns what is remembered now: this, or what was there before. */
export function keepFact(database: RequestDatabase, { name, value, at }: Fact): Fact {
  return database.write((sql) => {
    sql('INSERT INTO facts (name, value, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(name, value, at);
    return sql('SELECT name, value, at FROM facts WHERE name = ?').get(name);
  });
}
