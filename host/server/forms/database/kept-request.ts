import { sentRequest, type StoredRequest } from '../stored-request';
import type { RequestDatabase } from './open-database';

/** What became of a request. One value, which follows from its times. */
export type RequestState = 'new' | 'handled' | 'quarantined' | 'deleted';

/** none: not to be mailed. waiting: not tried yet, or to be tried again. refused: left to the owner. */
export type MailState = 'none' | 'waiting' | 'sent' | 'refused';

/** One version of a request, with all that is known of it. Moments are in milliseconds since 1970. */
export type KeptRequest = {
  id: number;
  /** Names this version: see `keyOf`. */
  key: string;
  /** What was sent, and its photographs. A damaged row has no fields. */
  request: StoredRequest;
  isDamaged: boolean;
  receivedAt: number;
  state: RequestState;
  quarantinedAt: number | null;
  handledAt: number | null;
  deletedAt: number | null;
  /** `yyyy-mm-dd` in Paris. */
  remindOn: string | null;
  likeness: string | null;
  mailState: MailState;
  /** To mail it: those that failed, and the one that is under way. */
  attempts: number;
  /** Those that ended with a refusal for good. */
  refusals: number;
  nextAt: number;
  /** Somebody is mailing it until then; 0 when nobody is. */
  leaseUntil: number;
  lastError: string;
};

type Row = Omit<KeptRequest, 'request' | 'isDamaged'> & {
  reference: string;
  fingerprint: string;
  content: string;
};

const columns = `id, key, reference, fingerprint, receivedAt, content, likeness, state, quarantinedAt, handledAt,
  deletedAt, remindOn, mailState, attempts, refusals, nextAt, leaseUntil, lastError`;

type Values = Parameters<RequestDatabase['run']>[1][];

/** Versions of requests, with their photographs. @param which the end of the query, from WHERE on. */
export function selectRequests(
  database: RequestDatabase,
  which: string,
  ...values: Values
): readonly KeptRequest[] {
  const rows: Row[] = database.all(`SELECT ${columns} FROM requests ${which}`, ...values);
  return rows.map((row) => keptRequest(database, row));
}

/** How many rows there are. @param rows the query from FROM on, without that word. */
export function countRows(database: RequestDatabase, rows: string, ...values: Values): number {
  return database.get<{ count: number }>(`SELECT count(*) AS count FROM ${rows}`, ...values)?.count ?? 0;
}

type PhotoRow = { file: string; name: string; state: 'waiting' | 'kept' | 'left-out'; reason: string | null };

/** Puts a row and its photographs together. A damaged row hides no other: it comes without fields. */
function keptRequest(database: RequestDatabase, row: Row): KeptRequest {
  const { content, reference, fingerprint, ...known } = row;
  const sent = readContent(content);
  const photos: PhotoRow[] = database.all(
    'SELECT file, name, state, reason FROM photos WHERE requestKey = ? ORDER BY id',
    row.key,
  );
  const lost = photos.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }]));
  return {
    ...known,
    isDamaged: sent === null,
    request: {
      ...(sent ?? { subject: '', replyTo: '', fields: [] }),
      ...{ reference, fingerprint, receivedAt: isoDate(row.receivedAt) },
      photos: photos
        .filter(({ state }) => state !== 'left-out')
        .map(({ file, name, state }) => ({ file, name, isWaiting: state === 'waiting' })),
      leftOut: [...(sent?.leftOut ?? []), ...lost],
    },
  };
}

/** What has columns of its own is not read from the column `content`. */
const contentOnly = sentRequest.omit({ reference: true, receivedAt: true, fingerprint: true });

function readContent(text: string) {
  try {
    return contentOnly.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A moment that no calendar has counts as the beginning of time. */
function isoDate(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
