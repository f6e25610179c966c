import { z } from 'zod';
import { isReference } from '@renovation-th/shared/forms/submission-reference';

const text = z.string();

/** A parsed request. */
export const sentRequest = z.object({
  reference: text.refine(isReference),
  /** UTC. */
  receivedAt: z.iso.datetime(),
  subject: text,
  replyTo: text,
  fingerprint: text.regex(/^[0-9a-f]{64}$/),
  /** Pairs, because the keys of an object can change their order and clash with inherited properties. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** Reference that the form was sent with, if an earlier request with other content already had it. */
  follows: text.nullable().optional(),
  rejected: z
    .array(z.object({ name: text, reason: text }))
    .readonly()
    .optional(),
  /** Reasons to suspect a robot, the most serious first. Earlier versions may have written other reasons. */
  reasons: z.array(text).readonly().optional(),
});

type SentRequest = z.infer<typeof sentRequest>;

/** A photograph kept with a request. */
export type StoredPhoto = {
  /** Name in the folder `files`. */
  file: string;
  /** File name on the visitor's device. */
  name: string;
  /** Whether the photograph still waits to be re-encoded. */
  isWaiting?: boolean;
  /** Whether the file was truncated. */
  isIncomplete?: boolean;
};

/** A request with its photographs. */
export type StoredRequest = SentRequest & { photos?: readonly StoredPhoto[] };

const requestToKeep = z.object({
  request: sentRequest,
  isQuarantined: z.boolean(),
  /** See `likenessOf`. */
  likeness: text.nullable(),
  photos: z
    .array(
      z.object({
        file: text.regex(/^[0-9a-f]{64}\.(?:raw|jpg)$/),
        name: text,
        /** Pseudonym of the visitor's IP address. */
        clientKey: text,
      }),
    )
    .readonly(),
});

export type RequestToKeep = z.infer<typeof requestToKeep>;
export type PhotoToKeep = RequestToKeep['photos'][number];

/** Parses a request from JSON, or returns null. */
export function parseRequestToKeep(json: string): RequestToKeep | null {
  try {
    return requestToKeep.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Derives a reference from a day (yyyymmdd) and a hexadecimal number. */
export function referenceOn(day: string, hexadecimal: string): string {
  const number = BigInt(`0x${hexadecimal}`) % 36n ** 6n;
  return `RTH-${day}-${number.toString(36).toUpperCase().padStart(6, '0')}`;
}
