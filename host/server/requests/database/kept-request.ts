import { z } from 'zod';
import type { RequestDatabase, Values } from './open-database';

const text = z.string();

/** Schema of the column `content`. */
const storedContent = z.object({
  subject: text,
  replyTo: text,
  /** Pairs, because the keys of an object can change their order and clash with inherited properties. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** Files that were not kept, with the reason. */
  rejected: z.array(z.object({ name: text, reason: text })).readonly(),
  /** Reasons to suspect a robot, because of which the request is quarantined. */
  reasons: z.array(text).readonly(),
});

/** A photograph kept with a request. */
export type StoredPhoto = {
  /** Counts from 1. */
  number: number;
  /** File name on the visitor's device. */
  name: string;
  /** See the table `photos`. */
  state: 'waiting' | 'kept' | 'unreadable';
  reason: string | null;
};

/** A visitor's request with its photographs. Times are in milliseconds since 1970. */
export type StoredRequest = z.infer<typeof storedContent> & {
  reference: string;
  receivedAt: number;
  fingerprint: string;
  photos: readonly StoredPhoto[];
};

/** State of a request, derived from its times. */
export type RequestState = 'new' | 'handled' | 'quarantined' | 'deleted';

/** A stored request with its state and the owner's notes. */
export type KeptRequest = StoredRequest & {
  id: number;
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
};

type Row = Omit<KeptRequest, 'photos' | keyof z.infer<typeof storedContent>> & { content: string };

/** Reads requests with their photographs. @param which the part of the query that starts with WHERE. */
export function selectRequests(
  database: RequestDatabase,
  which: string,
  ...values: Values
): readonly KeptRequest[] {
  const rows = database.all<Row>(`SELECT * FROM requests ${which}`, ...values);
  return rows.map(({ content, ...row }) => ({
    ...row,
    ...storedContent.parse(JSON.parse(content)),
    photos: photosOf(database, row.reference),
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
