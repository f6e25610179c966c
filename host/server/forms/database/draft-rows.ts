import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { setUses } from './file-rows';
import type { RequestDatabase } from './open-database';

/** Content that the owner prepares. Examples of names are `form/insurance`, `project/3f…` and `file/portrait`. */
export type Draft = {
  name: string;
  /** The value is not validated. It is null if the stored JSON is damaged. */
  value: JsonValue;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
};

/** Name of the draft that contains the last publication. A restore sets its version to 0. */
export const publishedDraft = 'published';

type Row = Omit<Draft, 'value'> & { value: string };

const columns = 'name, value, version, at';

export function readDraft(database: RequestDatabase, name: string): Draft | null {
  const row = database.get<Row>(`SELECT ${columns} FROM drafts WHERE name = ?`, name);
  return row ? draftOf(row) : null;
}

/** Lists drafts with this name prefix, sorted by name. */
export function listDrafts(database: RequestDatabase, prefix: string): readonly Draft[] {
  const rows = database.all<Row>(
    `SELECT ${columns} FROM drafts WHERE substr(name, 1, ?) = ? ORDER BY name`,
    prefix.length,
    prefix,
  );
  return rows.map(draftOf);
}

type Changed = Pick<Draft, 'value' | 'version'>;

/**
 * Changes or creates a draft.
 * @param change returns the new value and version, or null for no change. @returns whether the draft changed.
 */
export function changeDraft(
  database: RequestDatabase,
  name: string,
  at: number,
  change: (draft: Draft | null) => Changed | null,
): boolean {
  return database.write(() => {
    const changed = change(readDraft(database, name));
    if (!changed) return false;
    const value = JSON.stringify(changed.value);
    database.run(
      'INSERT OR REPLACE INTO drafts (name, value, version, at) VALUES (?, ?, ?, ?)',
      ...[name, value, changed.version, at],
    );
    setUses(database, `draft:${name}`, value.match(keptNames) ?? [], at + keptUnused);
    return true;
  });
}

export function removeDraft(database: RequestDatabase, name: string, at: number): void {
  database.write(() => {
    database.run('DELETE FROM drafts WHERE name = ?', name);
    setUses(database, `draft:${name}`, [], at + keptUnused);
  });
}

/** Matches file names in the JSON of a draft. */
const keptNames = /[0-9a-f]{64}\.(?:jpg|pdf)/g;
/** Milliseconds for which an unused file is kept, because a running publication may still read it. */
export const keptUnused = 60 * 60 * 1000;

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
