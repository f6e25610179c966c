import { sentRequest, type StoredRequest } from '../stored-request';
import type { RequestDatabase, Values } from './open-database';

/**
 * First and last moment, in milliseconds since 1970. A period that ends now excludes rows with a future date, which
 * were written with a wrong clock.
 */
export type Period = readonly [from: number, to: number];

/** State of a request, derived from its times. */
export type RequestState = 'new' | 'handled' | 'quarantined' | 'deleted';

/** SQL condition for the state `new`. Unlike `state`, it can be evaluated from an index alone; see schema.ts. */
export const isNew = 'deletedAt IS NULL AND quarantinedAt IS NULL AND handledAt IS NULL';

/** none: not to be mailed. waiting: to be sent or retried. refused: the queue has given up, and the owner decides. */
export type MailState = 'none' | 'waiting' | 'sent' | 'refused';

/** A stored request with its state. Times are in milliseconds since 1970. */
export type KeptRequest = {
  id: number;
  reference: string;
  /** Content and photographs; no fields if the row is damaged. */
  request: StoredRequest;
  isDamaged: boolean;
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
  likeness: string | null;
  mailState: MailState;
  /** Recipients for whom the mail server has accepted the message. */
  mailedTo: readonly string[];
  /** Whether the mail links to the request's page instead of attaching the photographs. */
  isMailShort: boolean;
  /** Attempts to mail the request, including the current one. */
  attempts: number;
  /** Attempts that ended with a permanent refusal. */
  refusals: number;
  nextAt: number;
  /** Time until which a process has claimed the mail; 0 without a claim. */
  leaseUntil: number;
  lastError: string;
};

type Row = Omit<KeptRequest, 'request' | 'isDamaged' | 'mailedTo' | 'isMailShort'> & {
  fingerprint: string;
  follows: string | null;
  content: string;
  mailedTo: string;
  isMailShort: 0 | 1;
};

const columns = `id, reference, fingerprint, follows, receivedAt, content, likeness, state, quarantinedAt, handledAt,
  deletedAt, remindOn, note, stage, callAt, mailState, mailedTo, isMailShort, attempts, refusals, nextAt, leaseUntil, lastError`;

/** Reads requests with their photographs. @param which the part of the query that starts with WHERE. */
export function selectRequests(
  database: RequestDatabase,
  which: string,
  ...values: Values
): readonly KeptRequest[] {
  const rows = database.all<Row>(`SELECT ${columns} FROM requests ${which}`, ...values);
  return rows.map((row) => keptRequest(database, row));
}

/** Returns a request in any state, or null. */
export function requestOf(database: RequestDatabase, reference: string): KeptRequest | null {
  return selectRequests(database, 'WHERE reference = ?', reference)[0] ?? null;
}

type PhotoRow = {
  file: string;
  title: string;
  state: 'waiting' | 'kept' | 'rejected';
  reason: string | null;
};

/** Adds the photographs to a row. A damaged row becomes a request without fields, so that lists can still be read. */
function keptRequest(database: RequestDatabase, row: Row): KeptRequest {
  const { content, fingerprint, follows, ...known } = row;
  const { reference } = row;
  const sent = readContent(content);
  const photos = database.all<PhotoRow>(
    `SELECT file, title, state, reason FROM uses JOIN files ON name = file WHERE user = ? ORDER BY uses.id`,
    `request:${reference}`,
  );
  const rejected = photos
    .filter(({ state }) => state === 'rejected')
    .map(({ title, reason }) => ({ name: title, reason: reason ?? '' }));
  return {
    ...known,
    mailedTo: JSON.parse(row.mailedTo),
    isMailShort: row.isMailShort === 1,
    isDamaged: sent === null,
    request: {
      ...(sent ?? { subject: '', replyTo: '', fields: [] }),
      ...{ reference, fingerprint, follows, receivedAt: isoDate(row.receivedAt) },
      photos: photos
        .filter(({ state }) => state !== 'rejected')
        .map(({ file, title, state, reason }) => ({
          ...{ file, name: title, isWaiting: state === 'waiting' },
          ...(reason !== null && { isIncomplete: true }),
        })),
      rejected: [...(sent?.rejected ?? []), ...rejected],
    },
  };
}

/** Schema of the column `content`, without properties that have columns of their own. */
const contentOnly = sentRequest.omit({ reference: true, receivedAt: true, fingerprint: true });

function readContent(text: string) {
  try {
    return contentOnly.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Formats a time as ISO 8601. An invalid time becomes 1970. */
function isoDate(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
