import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { RequestDatabase } from './open-database';

/** Something that the owner prepares: `form/insurance`, `work/3f…`, `photo/3f…/9a…`. */
export type Draft = {
  name: string;
  /** As it was kept; null when it cannot be read. Whoever uses it checks it. */
  value: JsonValue;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
};

type Row = Omit<Draft, 'value'> & { value: string };

export function readDraft(database: RequestDatabase, name: string): Draft | null {
  const row: Row | undefined = database.get('SELECT * FROM drafts WHERE name = ?', name);
  return row ? draftOf(row) : null;
}

/** All whose names begin so, in the order of their names. */
export function listDrafts(database: RequestDatabase, beginning: string): readonly Draft[] {
  const rows: Row[] = database.all(
    'SELECT * FROM drafts WHERE substr(name, 1, ?) = ? ORDER BY name',
    beginning.length,
    beginning,
  );
  return rows.map(draftOf);
}

type Change = {
  name: string;
  value: JsonValue;
  /** The version that the change began from; 0 when there was none. */
  seen: number;
  at: number;
};

/** @returns the version that it has now, or null when another one stands there than was seen: nothing is changed then. */
export function saveDraft(database: RequestDatabase, { name, value, seen, at }: Change): number | null {
  return database.write(() => {
    const version = readDraft(database, name)?.version ?? 0;
    if (version !== seen) return null;
    database.run(
      'INSERT OR REPLACE INTO drafts (name, value, version, at) VALUES (?, ?, ?, ?)',
      ...[name, JSON.stringify(value), seen + 1, at],
    );
    return seen + 1;
  });
}

/** Removes one, and all whose names go on with a slash behind it. */
export function removeDrafts(database: RequestDatabase, name: string): void {
  const below = `${name}/`;
  database.run('DELETE FROM drafts WHERE name = ? OR substr(name, 1, ?) = ?', name, below.length, below);
}

function draftOf({ value, ...row }: Row): Draft {
  return { ...row, value: parsed(value) };
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
