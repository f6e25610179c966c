import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listDrafts, readDraft, removeDrafts, saveDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { cover } from '../forms/photos/decoder-words';
import type { DecodingProblem } from '../forms/photos/photo-problems';

export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

/** A photograph that the owner has sent, and the files of it in the folder of the site. */
const photoState = z.object({
  /** When it was taken, as he said it while sending. */
  moment: z.enum(moments),
  /** As his telephone sent it; null once it was drawn anew. */
  raw: z.string().nullable(),
  /** Drawn anew, with nothing hidden; null until then. */
  original: z.string().nullable(),
  /** What the site shows: the same, or with parts painted over. */
  file: z.string().nullable(),
  covers: z.array(cover),
  isPending: z.boolean(),
  /** How often drawing was begun, so that a picture that kills its process does not do so for ever. */
  attempts: z.number(),
  problem: z.string().nullable(),
});

export type PhotoState = z.infer<typeof photoState>;

/** `home` is the work that it belongs to, or `portrait`. */
export type Photo = PhotoState & { id: string; home: string; version: number };

const nameOf = ({ home, id }: Pick<Photo, 'home' | 'id'>) => `photo/${home}/${id}`;

/** In the order in which they came. What cannot be read is passed over. */
export function listPhotos(database: RequestDatabase, home?: string): readonly Photo[] {
  const beginning = home === undefined ? 'photo/' : `photo/${home}/`;
  return listDrafts(database, beginning).flatMap((draft) => photoOf(draft) ?? []);
}

export function readPhotoDraft(database: RequestDatabase, home: string, id: string): Photo | null {
  const draft = readDraft(database, nameOf({ home, id }));
  return draft && photoOf(draft);
}

/** @param raw name of its file as it was sent. */
export function addPhoto(
  database: RequestDatabase,
  { home, raw, moment, at }: { home: string; raw: string; moment: Moment; at: number },
): void {
  // Begins with the moment, or with the next one after the last photograph's, so that names have the order of arrival.
  const last = Number.parseInt(listPhotos(database, home).at(-1)?.id.slice(0, 12) ?? '0', 16);
  const place = Math.max(at, last + 1)
    .toString(16)
    .padStart(12, '0');
  const id = `${place}${randomBytes(3).toString('hex')}`;
  const value: PhotoState = {
    ...{ moment, raw, original: null, file: null, covers: [], isPending: true, attempts: 0, problem: null },
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
  return (
    saveDraft(database, { name: nameOf(photo), value: { ...state, ...change }, seen: version, at }) !== null
  );
}

export function removePhoto(database: RequestDatabase, home: string, id: string): void {
  removeDrafts(database, nameOf({ home, id }));
}

/** What the person is told of a photograph: the reasons of the decoder in fewer words. */
export function problemOf(reason: DecodingProblem): 'too-large' | 'unreadable' {
  return reason === 'photo-unreadable' ? 'unreadable' : 'too-large';
}

function photoOf({ name, value, version }: Draft): Photo | null {
  const [, home = '', id = ''] = name.split('/');
  const read = photoState.safeParse(value);
  return read.success ? { ...read.data, home, id, version } : null;
}
