import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isErrorCode } from '../../error-code';
import type { Spool } from '../spool';
import { isPhotoFile, leftOutName, rawName, type StoredPhoto, type StoredRequest } from '../stored-request';
import type { DecodingProblem, PhotoProblem } from './photo-problems';
import { isThere } from './raw-photo';

/** A photograph of a stored request, as far as it has come. */
export type RequestPhoto = {
  /** In the folder `photos` once it is ready, and what the owner's page asks for. */
  file: string;
  /** As the visitor's device called it. */
  name: string;
} & (
  | { state: 'ready' }
  /** Not written anew yet. */
  | { state: 'waiting' }
  | { state: 'left-out'; reason: PhotoProblem }
);

type Places = Pick<Spool, 'at'>;

/**
 * How long a mail waits for photographs that are not ready yet, from the moment when the request was
 * received. In milliseconds.
 */
export const longestPhotoWait = 60_000;

/** The photographs that a request names, in its order. */
export async function photosOf(
  spool: Places,
  { photos = [] }: Pick<StoredRequest, 'photos'>,
): Promise<RequestPhoto[]> {
  return Promise.all(photos.map((photo) => stateOf(spool, photo)));
}

/** Whether no photograph of this request is waiting any more. */
export async function arePhotosSettled(
  spool: Places,
  request: Pick<StoredRequest, 'photos'>,
): Promise<boolean> {
  return (await photosOf(spool, request)).every(({ state }) => state !== 'waiting');
}

/** The desk writes the outcome first and removes the raw photograph last, so the raw one is looked for first. */
async function stateOf({ at }: Places, { file, name }: StoredPhoto): Promise<RequestPhoto> {
  // A record that somebody changed by hand must not lead out of the folder.
  if (!isPhotoFile(file)) return { file, name, state: 'left-out', reason: 'photo-missing' };
  const isWaiting = await isThere(at('raw', rawName(file)));
  if (await isThere(at('photos', file))) return { file, name, state: 'ready' };
  const reason = await leftOutReason(at('left-out', leftOutName(file)));
  if (reason) return { file, name, state: 'left-out', reason };
  return isWaiting
    ? { file, name, state: 'waiting' }
    : { file, name, state: 'left-out', reason: 'photo-missing' };
}

const leftOut = z.object({
  reason: z.enum(['photo-unreadable', 'photo-too-slow', 'photo-too-large'] satisfies DecodingProblem[]),
});

async function leftOutReason(file: string): Promise<DecodingProblem | null> {
  try {
    return leftOut.parse(JSON.parse(await readFile(file, 'utf8'))).reason;
  } catch (error) {
    // A damaged file still says that the photograph is not kept, but no longer why.
    return isErrorCode(error, 'ENOENT') ? null : 'photo-unreadable';
  }
}
