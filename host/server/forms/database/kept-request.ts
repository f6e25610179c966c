import { sentRequest, type StoredRequest } from '../stored-request';
import type { RequestDatabase, Values } from './open-database';

/**
 * First and last moment, in milliseconds since 1970. Callers pass now as the last moment, to exclude rows with a future
 * date, which were written under a wrong clock.
 */
export type Period = readonly [from: number, to: number];

/** State of a request, derived from its times. */
export type RequestState = 'new' | 'handled' | 'quarantined' | 'deleted';

/**
 * SQL condition for the state `new`. The indexes contain these times, so it reads no row, unlike `state` (schema.ts).
 */
export const isNew = 'deletedAt IS NULL AND quarantinedAt IS NULL AND handledAt IS NULL';

/** none: is not mailed. waiting: to be sent, or sent again. refused: the queue has given up and the owner decides. */
export type MailState = 'none' | 'waiting' | 'sent' | 'refused';

/** A stored request with its state. Times are in milliseconds since 1970. */
export type KeptRequest = {
  id: number;
  reference: string;
  /** The content and its photographs. A damaged row has no fields. */
  request: StoredRequest;
  isDamaged: boolean;
  receivedAt: number;
  state: RequestState;
  quarantinedAt: number | null;
  handledAt: number | null;
  deletedAt: number | null;
  /** `yyyy-mm-dd` in Paris. */
  remindOn: string | null;
  /** The owner's note about the request. */
  note: string;
  /** A key of `ownerTexts.stages`; empty at first. */
  stage: string;
  /** The callback time that the visitor asked for: `yyyy-mm-dd HH:MM` in Paris. */
  callAt: string | null;
  likeness: string | null;
  mailState: MailState;
  /** Recipients whose server has accepted the mail. */
  mailedTo: readonly string[];
  /** Whether the mail links to the request's page instead of attaching the photographs. */
  isMailShort: boolean;
  /** Attempts to mail it: failed ones, and the current one. */
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

/** Reads requests with their photographs. @param which the query from WHERE on. */
export function selectRequests(
  database: RequestDatabase,
  which: string,
  ...values: Values
): readonly KeptRequest[] {
  const rows = database.all<Row>(`SELECT ${columns} FROM requests ${which}`, ...values);
  return rows.map((row) => keptRequest(database, row));
}

/** Returns the request in any state; null when there is none. */
export function requestOf(database: RequestDatabase, reference: string): KeptRequest | null {
  return selectRequests(database, 'WHERE reference = ?', reference)[0] ?? null;
}

type PhotoRow = {
  file: string;
  title: string;
  state: 'waiting' | 'kept' | 'rejected';
  reason: string | null;
};

/**
 * Builds a request from its row and its photographs. A damaged row becomes a request without fields, so that the other
 * requests can still be read.
 */
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

/** Schema of the column `content`, without properties that have their own columns. */
const contentOnly = sentRequest.omit({ reference: true, receivedAt: true, fingerprint: true });

function readContent(text: string) {
  try {
    return contentOnly.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the ISO 8601 date of a time; 1970 for an invalid time. */
function isoDate(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
