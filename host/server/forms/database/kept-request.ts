import type { z } from 'zod';
import { sentRequest, type StoredRequest } from '../stored-request';
import type { Sql } from './open-database';

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
  mail: RequestMail;
  /** When it was copied away from this machine. */
  copiedAt: number | null;
};

export type RequestMail = {
  state: MailState;
  /** Those that failed, and the one that is under way. */
  attempts: number;
  /** Those that ended with a refusal for good. */
  refusals: number;
  nextAt: number;
  /** Somebody is sending it until then; 0 when nobody is. */
  leaseUntil: number;
  lastError: string;
  sentAt: number | null;
};

/** What the column `content` holds; the rest of a request has columns and rows of its own. */
const content = sentRequest.omit({ reference: true, receivedAt: true, fingerprint: true });

export type RequestContent = z.infer<typeof content>;

/** The row of a request as SQLite gives it. */
export type RequestRow = {
  id: number;
  key: string;
  reference: string;
  fingerprint: string;
  received_at: number;
  content: string;
  likeness: string | null;
  quarantined_at: number | null;
  handled_at: number | null;
  deleted_at: number | null;
  state: RequestState;
  remind_on: string | null;
  mail_state: MailState;
  attempts: number;
  refusals: number;
  next_at: number;
  lease_until: number;
  last_error: string;
  sent_at: number | null;
  copied_at: number | null;
};

/** Columns of `requests` that make a `RequestRow`: all but what only a search reads. */
export const requestColumns = [
  ...['id', 'key', 'reference', 'fingerprint', 'received_at', 'content', 'likeness'],
  ...['quarantined_at', 'handled_at', 'deleted_at', 'state', 'remind_on'],
  ...['mail_state', 'attempts', 'refusals', 'next_at', 'lease_until', 'last_error', 'sent_at', 'copied_at'],
]
  .map((name) => `requests.${name}`)
  .join(', ');

/** Puts a row and its photographs together. A damaged row hides no other: it comes without fields. */
export function keptRequest(sql: Sql, row: RequestRow): KeptRequest {
  const read = readContent(row.content);
  const { suspicion, reasons, leftOut, ...sent } = read ?? emptyContent;
  const photos = photosOf(sql, row.id);
  const notKept = [
    ...(leftOut ?? []),
    ...photos.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }])),
  ];
  return {
    id: row.id,
    key: row.key,
    isDamaged: read === null,
    request: {
      reference: row.reference,
      receivedAt: isoDate(row.received_at),
      fingerprint: row.fingerprint,
      ...sent,
      photos: photos.filter(({ state }) => state !== 'left-out').map(shownPhoto),
      leftOut: notKept,
      ...(suspicion && { suspicion }),
      ...(reasons && { reasons }),
    },
    receivedAt: row.received_at,
    state: row.state,
    quarantinedAt: row.quarantined_at,
    handledAt: row.handled_at,
    deletedAt: row.deleted_at,
    remindOn: row.remind_on,
    likeness: row.likeness,
    mail: {
      state: row.mail_state,
      attempts: row.attempts,
      refusals: row.refusals,
      nextAt: row.next_at,
      leaseUntil: row.lease_until,
      lastError: row.last_error,
      sentAt: row.sent_at,
    },
    copiedAt: row.copied_at,
  };
}

type PhotoOfRequest = {
  file: string;
  name: string;
  state: 'waiting' | 'kept' | 'left-out';
  reason: string | null;
};

function photosOf(sql: Sql, id: number): PhotoOfRequest[] {
  return sql('SELECT file, name, state, reason FROM photos WHERE request_id = ? ORDER BY id').all(id);
}

function shownPhoto({ file, name, state }: PhotoOfRequest) {
  return { file, name, isWaiting: state === 'waiting' };
}

const emptyContent: RequestContent = {
  address: '',
  subject: '',
  replyTo: '',
  copies: [],
  fields: [],
};

function readContent(text: string): RequestContent | null {
  try {
    return content.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A moment that no calendar has counts as the beginning of time. */
function isoDate(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
