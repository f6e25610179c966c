import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { countRows, type RequestDatabase } from '../requests/database/open-database';
import { removeSiteFile } from './site-folder';

/** Content that the owner prepares. Examples of names are `form/insurance`, `project/3f…` and `file/portrait`. */
export type Draft = {
  name: string;
  /** The value is not validated. It is null if the stored JSON is damaged. */
  value: JsonValue;
  /** Milliseconds since 1970. */
  at: number;
};

type Row = Omit<Draft, 'value'> & { value: string };

const columns = 'name, value, at';

export function readDraft(database: RequestDatabase, name: string): Draft | null {
  const row = rowOf(database, name);
  return row && draftOf(row);
}

const rowOf = (database: RequestDatabase, name: string): Row | null =>
  database.get<Row>(`SELECT ${columns} FROM drafts WHERE name = ?`, name) ?? null;

/** Lists drafts with this name prefix, sorted by name. */
export function listDrafts(database: RequestDatabase, prefix: string): readonly Draft[] {
  const rows = database.all<Row>(
    `SELECT ${columns} FROM drafts WHERE substr(name, 1, ?) = ? ORDER BY name`,
    prefix.length,
    prefix,
  );
  return rows.map(draftOf);
}

/** Returns when a draft was last changed, in milliseconds since 1970; 0 if there is none. */
export const newestDraft = (database: RequestDatabase): number =>
  database.get<{ at: number | null }>('SELECT max(at) AS at FROM drafts')?.at ?? 0;

/**
 * Changes or creates a draft.
 * @param change returns the new value, or null for no change.
 */
export function changeDraft(
  database: RequestDatabase,
  name: string,
  at: number,
  change: (draft: Draft | null) => JsonValue,
): void {
  database.write(() => {
    const before = rowOf(database, name);
    const changed = change(before && draftOf(before));
    const value = JSON.stringify(changed);
    // A save that changes nothing is not to be published.
    if (changed === null || value === before?.value) return;
    database.run('INSERT OR REPLACE INTO drafts (name, value, at) VALUES (?, ?, ?)', name, value, at);
    removeDropped(database, before);
  });
}

export function removeDraft(database: RequestDatabase, name: string): void {
  const before = rowOf(database, name);
  database.run('DELETE FROM drafts WHERE name = ?', name);
  removeDropped(database, before);
}

/** Deletes the files that a draft contained before a change and that no draft contains now. */
function removeDropped(database: RequestDatabase, before: Row | null): void {
  for (const [name] of before?.value.matchAll(/[0-9a-f]{64}\.(?:jpg|pdf)/g) ?? [])
    removeUnusedFile(database, name);
}

/** Deletes a file unless a draft contains it. */
export function removeUnusedFile(database: RequestDatabase, name: string): void {
  if (countRows(database, 'drafts WHERE instr(value, ?)', name) === 0) removeSiteFile(database, name);
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
