import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { callOf, isUrgent } from '../shown-request';
import type { StoredRequest } from './kept-request';
import type { RequestDatabase } from './open-database';
import { moveArrival, nameArrival } from './request-files';
import { searchableText } from './searchable-text';

/** A request to store. */
export type Arriving = {
  request: StoredRequest;
  /** Folder with the synced photographs; null without photographs. */
  from: string | null;
};

/**
 * Stores a request and its photographs durably. The same form sent twice is one request. If another request already has
 * the reference, derives a new one from the content.
 * @returns the reference. @throws Error when nothing was stored.
 */
export function insertRequest(database: RequestDatabase, { request, from }: Arriving): string {
  const { fingerprint } = request;
  const known = fingerprintOf(database, request.reference);
  const reference = known && known !== fingerprint ? referenceFor(request) : request.reference;
  if (fingerprintOf(database, reference) === fingerprint) return reference;

  if (from !== null) nameArrival(database, from, reference);
  database.write(() => insert(database, { ...request, reference }));
  if (from !== null) moveArrival(database, reference);
  return reference;
}

/** Derives a reference from day and content, so that a second click without JavaScript counts as the same request. */
export function referenceFor({
  fingerprint,
  receivedAt,
}: Pick<StoredRequest, 'fingerprint' | 'receivedAt'>): string {
  const day = parisMoment(new Date(receivedAt)).day.replaceAll('-', '');
  const number = BigInt(`0x${fingerprint.slice(0, 16)}`) % 36n ** 6n;
  return `RTH-${day}-${number.toString(36).toUpperCase().padStart(6, '0')}`;
}

const fingerprintOf = (database: RequestDatabase, reference: string): string | undefined =>
  database.get<{ fingerprint: string }>('SELECT fingerprint FROM requests WHERE reference = ?', reference)
    ?.fingerprint;

function insert(database: RequestDatabase, request: StoredRequest): void {
  const { reference, fingerprint, receivedAt, subject, replyTo, rejected, reasons, photos } = request;
  const fields = request.fields.map(([name, value]) => [name, name === 'Référence' ? reference : value]);
  const call = callOf(request);
  database.run(
    `INSERT INTO requests (reference, fingerprint, receivedAt, quarantinedAt, callAt, isUrgent, searchText, content)
     VALUES (:reference, :fingerprint, :receivedAt, :quarantinedAt, :callAt, :isUrgent, :searchText, :content)`,
    {
      reference,
      fingerprint,
      receivedAt,
      quarantinedAt: reasons.length > 0 ? receivedAt : null,
      callAt: call && `${call.day} ${call.time}`,
      isUrgent: isUrgent(request) ? 1 : 0,
      searchText: searchableText(request),
      content: JSON.stringify({ subject, replyTo, fields, rejected, reasons }),
    },
  );
  for (const { number, name } of photos)
    database.run('INSERT INTO photos (reference, number, name) VALUES (?, ?, ?)', reference, number, name);
}
