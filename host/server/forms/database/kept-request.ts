import { storedContent, type StoredPhoto, type StoredRequest } from '../stored-request';
import type { RequestDatabase, Values } from './open-database';

/** State of a request, derived from its times. */
export type RequestState = 'new' | 'handled' | 'quarantined' | 'deleted';

/** A stored request with its state. Times are in milliseconds since 1970. */
export type KeptRequest = {
  id: number;
  reference: string;
  /** Content and photographs. */
  request: StoredRequest;
  receivedAt: number;
  state: RequestState;
  quarantinedAt: number | null;
  handledAt: number | null;
  deletedAt: number | null;
  /** `yyyy-mm-dd` in Paris. */
  remindOn: string | null;
  note: string;
  /** A key of `ownerTexts.stages`; empty at first. */
  stage: string;
  /** Requested callback time in Paris, `yyyy-mm-dd HH:MM`. */
  callAt: string | null;
  mailedAt: number | null;
  /** Refusals of this message by the mail server. */
  refusals: number;
  nextAt: number;
  /** Last response of the mail server to this message. */
  lastError: string;
  toldAt: number | null;
};

type Row = Omit<KeptRequest, 'request'> & { fingerprint: string; content: string };

const columns = `id, reference, fingerprint, receivedAt, content, state, quarantinedAt, handledAt, deletedAt, remindOn,
  note, stage, callAt, mailedAt, refusals, nextAt, lastError, toldAt`;

/** Reads requests with their photographs. @param which the part of the query that starts with WHERE. */
export function selectRequests(
  database: RequestDatabase,
  which: string,
  ...values: Values
): readonly KeptRequest[] {
  const rows = database.all<Row>(`SELECT ${columns} FROM requests ${which}`, ...values);
  return rows.map(({ content, fingerprint, ...known }) => ({
    ...known,
    request: {
      ...storedContent.parse(JSON.parse(content)),
      reference: known.reference,
      receivedAt: new Date(known.receivedAt).toISOString(),
      fingerprint,
      photos: photosOf(database, known.reference),
    },
  }));
}

/** Returns a request in any state, or null. */
export function requestOf(database: RequestDatabase, reference: string): KeptRequest | null {
  return selectRequests(database, 'WHERE reference = ?', reference)[0] ?? null;
}

/** Lists the photographs of a request in the order in which they were sent. */
export function photosOf(database: RequestDatabase, reference: string): readonly StoredPhoto[] {
  return database.all<StoredPhoto>(
    'SELECT number, name, state, reason FROM photos WHERE reference = ? ORDER BY number',
    reference,
  );
}
