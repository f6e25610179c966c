import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listDrafts, readDraft, removeDrafts, saveDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';

export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

/** A photograph of the owner or his attestation, by the names of its files in the folder of the site. */
const photoState = z.object({
  /** When it was taken, as he said it while sending. */
  moment: z.enum(moments),
  /** Drawn anew, with nothing hidden; of the attestation, as it came. */
  original: z.string(),
  /** What the site shows: the same, or as he has retouched it. */
  file: z.string(),
});

type PhotoState = z.infer<typeof photoState>;

/** `home` is the work that it belongs to, `portrait` or `attestation`. */
export type Photo = PhotoState & { id: string; home: string; version: number };

export const portraitHome = 'portrait';
export const attestationHome = 'attestation';

const nameOf = ({ home, id }: Pick<Photo, 'home' | 'id'>) => `photo/${home}/${id}`;

/** In the order in which they came. What cannot be read is passed over. */
export function listPhotos(database: RequestDatabase, home: string): readonly Photo[] {
  return listDrafts(database, `photo/${home}/`).flatMap((draft) => photoOf(draft) ?? []);
}

/** The newest that he has sent: his portrait, or his attestation. */
export function newestOf(database: RequestDatabase, home: string): Photo | null {
  return listPhotos(database, home).at(-1) ?? null;
}

export function readPhotoDraft(database: RequestDatabase, home: string, id: string): Photo | null {
  const draft = readDraft(database, nameOf({ home, id }));
  return draft && photoOf(draft);
}

type Arrived = Pick<PhotoState, 'moment' | 'file'> & { home: string; at: number };

export function addPhoto(database: RequestDatabase, { home, moment, file, at }: Arrived): void {
  // Begins with the moment, or with the next one after the last photograph's, so that names have the order of arrival.
  const last = Number.parseInt(newestOf(database, home)?.id.slice(0, 12) ?? '0', 16);
  const place = Math.max(at, last + 1)
    .toString(16)
    .padStart(12, '0');
  const id = `${place}${randomBytes(3).toString('hex')}`;
  const value: PhotoState = { moment, original: file, file };
  saveDraft(database, { name: nameOf({ home, id }), value, seen: 0, at });
}

/** The site shows this file from now on. Changes nothing when the photograph is no longer as it was read. */
export function showInstead(database: RequestDatabase, photo: Photo, file: string, at: number): void {
  const { moment, original, version } = photo;
  saveDraft(database, { name: nameOf(photo), value: { moment, original, file }, seen: version, at });
}

export function removePhoto(database: RequestDatabase, photo: Pick<Photo, 'home' | 'id'>): void {
  removeDrafts(database, nameOf(photo));
}

function photoOf({ name, value, version }: Draft): Photo | null {
  const [, home = '', id = ''] = name.split('/');
  const read = photoState.safeParse(value);
  return read.success ? { ...read.data, home, id, version } : null;
}
