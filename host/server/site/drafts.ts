import { readdirSync, statSync } from 'node:fs';
import { z } from 'zod';
import { countRows, type RequestDatabase } from '../requests/database/open-database';
import type { Texts } from './form/section';
import { removeSiteFile, siteFile } from './site-folder';

const photo = z.object({
  id: z.string(),
  /** File name of the photograph as it was first stored. */
  original: z.string(),
  /** Clockwise rotation of `file` in degrees. */
  turn: z.number(),
  /** File name of the version that the site shows. */
  file: z.string(),
});

/** A photograph of a project. The texts of the project contain its moment and its description. */
export type Photo = Readonly<z.infer<typeof photo>>;

const content = z.object({ texts: z.record(z.string(), z.string()), photos: z.array(photo) });

/** Typed texts of a form, valid or not, and the photographs of a project in the owner's order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** What the owner has saved in one form: `page/<id>` or `project/<id>`. */
export type Draft = Content & {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
};

type Row = { name: string; value: string; at: number };

const columns = 'name, value, at';

const draftOf = ({ value, ...row }: Row): Draft => ({ ...row, ...content.parse(JSON.parse(value)) });

const rowOf = (database: RequestDatabase, name: string): Row | null =>
  database.get<Row>(`SELECT ${columns} FROM drafts WHERE name = ?`, name) ?? null;

export function readDraft(database: RequestDatabase, name: string): Draft | null {
  const row = rowOf(database, name);
  return row && draftOf(row);
}

/** Lists drafts with this name prefix, sorted by name. */
export function listDrafts(database: RequestDatabase, prefix: string): readonly Draft[] {
  const where = 'substr(name, 1, ?) = ? ORDER BY name';
  return database
    .all<Row>(`SELECT ${columns} FROM drafts WHERE ${where}`, prefix.length, prefix)
    .map(draftOf);
}

/** Returns when a draft was last changed, in milliseconds since 1970; 0 if there is none. */
export const newestDraft = (database: RequestDatabase): number =>
  database.get<{ at: number | null }>('SELECT max(at) AS at FROM drafts')?.at ?? 0;

/**
 * Changes or creates a draft.
 * @param at milliseconds since 1970. @param change returns the new content, or null for no change.
 */
export function changeDraft(
  database: RequestDatabase,
  name: string,
  at: number,
  change: (before: Draft | null) => Content | null,
): void {
  database.write(() => {
    const before = rowOf(database, name);
    const changed = change(before && draftOf(before));
    const value = changed && JSON.stringify({ texts: changed.texts, photos: changed.photos });
    // A save that changes nothing is not to be published.
    if (value === null || value === before?.value) return;
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

const day = 24 * 60 * 60 * 1_000;

/** Deletes files older than a day that no draft contains, which a crash has left. */
export function removeAbandonedFiles(database: RequestDatabase): void {
  for (const name of readdirSync(siteFile(database, ''))) {
    const changedAt = statSync(siteFile(database, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changedAt > day) removeUnusedFile(database, name);
  }
}
