import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { setUses } from './file-rows';
import type { RequestDatabase } from './open-database';

/** Content that the owner prepares: `form/insurance`, `work/3f…`, `file/portrait`. */
export type Draft = {
  name: string;
  /** The stored value, which the caller validates; null when it cannot be read. */
  value: JsonValue;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * Name of the draft that holds the last publication. Version 0: restored from a backup, and not yet published on this
 * machine.
 */
export const publishedDraft = 'published';

type Row = Omit<Draft, 'value'> & { value: string };

const columns = 'name, value, version, at';

export function readDraft(database: RequestDatabase, name: string): Draft | null {
  const row = database.get<Row>(`SELECT ${columns} FROM drafts WHERE name = ?`, name);
  return row ? draftOf(row) : null;
}

/** Lists the drafts whose names start with `beginning`, sorted by name. */
export function listDrafts(database: RequestDatabase, beginning: string): readonly Draft[] {
  const rows = database.all<Row>(
    `SELECT ${columns} FROM drafts WHERE substr(name, 1, ?) = ? ORDER BY name`,
    beginning.length,
    beginning,
  );
  return rows.map(draftOf);
}

type Changed = Pick<Draft, 'value' | 'version'>;

/**
 * Changes a draft, or creates it.
 * @param change returns null to change nothing. @returns whether the draft changed.
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

/** Matches file names anywhere in a draft. */
const keptNames = /[0-9a-f]{64}\.(?:jpg|pdf)/g;
/** Grace period in milliseconds before an unused file is deleted: a running publication may still read it. */
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
