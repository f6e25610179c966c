import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listDrafts, readDraft, removeDrafts, saveDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { retouch } from '../forms/photos/decoder-words';

export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

/** A photograph that the owner has sent, or his attestation, and the files of it in the folder of the site. */
const photoState = retouch.extend({
  /** When it was taken, as he said it while sending. */
  moment: z.enum(moments),
  /** As his telephone sent it; null once it was drawn anew. */
  raw: z.string().nullable(),
  /** Drawn anew, with nothing hidden; null until then. */
  original: z.string().nullable(),
  /** What the site shows: the same, or as he has retouched it. */
  file: z.string().nullable(),
  isPending: z.boolean(),
  /** How often its process died of it, so that it does not do so for ever. */
  attempts: z.number(),
  /** Why it cannot be shown, in a word that has a text. */
  problem: z.enum(['too-large', 'unreadable']).nullable(),
});

export type PhotoState = z.infer<typeof photoState>;

/** `home` is the work that it belongs to, `portrait` or `attestation`. */
export type Photo = PhotoState & { id: string; home: string; version: number };

export const portraitHome = 'portrait';
export const attestationHome = 'attestation';

const nameOf = ({ home, id }: Pick<Photo, 'home' | 'id'>) => `photo/${home}/${id}`;

/** In the order in which they came. What cannot be read is passed over. */
export function listPhotos(database: RequestDatabase, home?: string): readonly Photo[] {
  const beginning = home === undefined ? 'photo/' : `photo/${home}/`;
  return listDrafts(database, beginning).flatMap((draft) => photoOf(draft) ?? []);
}

/** The newest that he has sent: his portrait, or his attestation. */
export function newestOf(database: RequestDatabase, home: string): Photo | null {
  return listPhotos(database, home).at(-1) ?? null;
}

export function readPhotoDraft(database: RequestDatabase, home: string, id: string): Photo | null {
  const draft = readDraft(database, nameOf({ home, id }));
  return draft && photoOf(draft);
}

type Arrived = Pick<PhotoState, 'moment'> & Partial<PhotoState> & { home: string; at: number };

/** Notes what has arrived: the file as it was sent, to be drawn, or one that is shown as it is. */
export function addPhoto(database: RequestDatabase, { home, at, ...given }: Arrived): void {
  // Begins with the moment, or with the next one after the last photograph's, so that names have the order of arrival.
  const last = Number.parseInt(newestOf(database, home)?.id.slice(0, 12) ?? '0', 16);
  const place = Math.max(at, last + 1)
    .toString(16)
    .padStart(12, '0');
  const id = `${place}${randomBytes(3).toString('hex')}`;
  const value: PhotoState = {
    ...{ raw: null, original: null, file: null, covers: [], crop: null, attempts: 0, problem: null },
    isPending: given.raw !== undefined,
    ...given,
  };
  saveDraft(database, { name: nameOf({ home, id }), value, seen: 0, at });
}

/** @returns whether it was as it was read; otherwise nothing is changed. */
export function changePhoto(
  database: RequestDatabase,
  photo: Photo,
  change: Partial<PhotoState>,
  at: number,
): boolean {
  const { id: _id, home: _home, version, ...state } = photo;
  const value = { ...state, ...change };
  return saveDraft(database, { name: nameOf(photo), value, seen: version, at }) !== null;
}

export function removePhoto(database: RequestDatabase, photo: Pick<Photo, 'home' | 'id'>): void {
  removeDrafts(database, nameOf(photo));
}

/** Whether it can be shown: drawn anew, and with everything hidden that he wanted to hide. */
export function isReady({ file, isPending, problem }: Photo): boolean {
  return file !== null && !isPending && problem === null;
}

export const filesOf = ({ raw, original, file }: Photo) => [raw, original, file];

function photoOf({ name, value, version }: Draft): Photo | null {
  const [, home = '', id = ''] = name.split('/');
  const read = photoState.safeParse(value);
  return read.success ? { ...read.data, home, id, version } : null;
}
