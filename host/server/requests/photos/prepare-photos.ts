import { rm } from 'node:fs/promises';
import { writeWhole } from '../../../delivery/files';
import { photosOf } from '../database/kept-request';
import type { ServiceParts } from '../database/open-database';
import { photoFile } from '../database/request-files';
import type { Decoder } from './decoder';

type Parts = Pick<ServiceParts, 'database'> & { decoder: Decoder };
type Photo = { reference: string; number: number };

/** Re-encodes the waiting photographs of a request. */
export async function preparePhotos(parts: Parts, reference: string): Promise<void> {
  for (const { number, state } of photosOf(parts.database, reference))
    if (state === 'waiting') await prepare(parts, { reference, number });
}

/** Re-encodes one waiting photograph, such as one of a request in quarantine, which is not mailed. */
export async function prepareNext(parts: Parts): Promise<void> {
  const waiting = `SELECT reference, number FROM photos WHERE state = 'waiting' LIMIT 1`;
  const photo = parts.database.get<Photo>(waiting);
  if (photo) await prepare(parts, photo);
}

/** A photograph that cannot be re-encoded stays as it came, and the owner can only download it. */
async function prepare({ database, decoder }: Parts, photo: Photo): Promise<void> {
  const note = (state: 'kept' | 'unreadable', reason: string | null) =>
    database.run(
      'UPDATE photos SET state = ?, reason = ? WHERE reference = ? AND number = ?',
      state,
      reason,
      photo.reference,
      photo.number,
    );
  const raw = photoFile(database, photo, 'raw');
  const decoded = await decoder.decode(raw);
  if (decoded === 'stopped') return;
  if (typeof decoded === 'string') {
    note('unreadable', decoded);
    return;
  }
  await writeWhole(photoFile(database, photo, 'jpg'), decoded);
  note('kept', null);
  await rm(raw, { force: true });
}
