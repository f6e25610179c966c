import { rm } from 'node:fs/promises';
import { writeWhole } from '../../../delivery/files';
import type { ServiceParts } from '../database/open-database';
import { photoFile, removeFiles } from '../database/request-files';
import type { Decoder } from './decoder';

type Parts = Pick<ServiceParts, 'database'> & { decoder: Decoder };
type Photo = { reference: string; number: number };

/** The next photograph to re-encode. Those of robots come last. */
const nextWaiting = `SELECT photos.reference, number FROM photos JOIN requests USING (reference)
  WHERE photos.state = 'waiting' ORDER BY quarantinedAt IS NOT NULL, requests.id, number LIMIT 1`;

/** Re-encodes the waiting photographs, one after the other, until the decoder stops. */
export async function preparePhotos(parts: Parts): Promise<void> {
  for (;;) {
    const photo = parts.database.get<Photo>(nextWaiting);
    if (!photo || !(await prepare(parts, photo))) return;
  }
}

/**
 * Re-encodes a photograph. If that is impossible, the file stays as it came, and the owner can only download it.
 * @returns whether the decoder still runs.
 */
async function prepare({ database, decoder }: Parts, photo: Photo): Promise<boolean> {
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
  if (decoded === 'stopped') return false;
  if (typeof decoded === 'string') {
    note('unreadable', decoded);
    return true;
  }
  await writeWhole(photoFile(database, photo, 'jpg'), decoded);
  // The owner may have erased the request meanwhile.
  if (note('kept', null) === 0) removeFiles(database, photo.reference);
  await rm(raw, { force: true });
  return true;
}
