import { rm } from 'node:fs/promises';
import { errorMessage } from '../../../delivery/error-code';
import { photosOf } from '../database/kept-request';
import type { ServiceParts } from '../database/open-database';
import { incomingFolder, photoFile } from '../database/request-files';
import { writeSynced } from '../synced-files';
import type { Decoded, Decoder } from './decoder';

type Parts = Pick<ServiceParts, 'database' | 'log'> & { decoder: Decoder };
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
async function prepare({ database, decoder, log }: Parts, photo: Photo): Promise<void> {
  const note = (state: 'kept' | 'unreadable', reason: string | null) =>
    database.run(
      'UPDATE photos SET state = ?, reason = ? WHERE reference = ? AND number = ?',
      state,
      reason,
      photo.reference,
      photo.number,
    );
  const raw = photoFile(database, photo, 'raw');
  const decoded = await decode(decoder, raw, log);
  // The stop has killed the decoder, which says nothing about the photograph.
  if (decoder.isStopped()) return;
  if (decoded.kind !== 'written') {
    note('unreadable', decoded.kind === 'refused' ? decoded.reason : 'photo-unreadable');
    return;
  }
  await writeSynced(photoFile(database, photo, 'jpg'), decoded.jpeg, incomingFolder(database));
  note('kept', null);
  await rm(raw, { force: true });
}

/** A decoder that cannot start must not keep the request from being mailed. */
async function decode(decoder: Decoder, file: string, log: (line: string) => void): Promise<Decoded> {
  return decoder.decode(file).catch((error: unknown): Decoded => {
    log(errorMessage(error));
    return { kind: 'died' };
  });
}
