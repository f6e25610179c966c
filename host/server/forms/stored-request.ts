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
  /** Pairs and not an object: they keep their order and cannot clash with inherited properties. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** The reference that this form was sent with, if an earlier request with other content already had it. */
  follows: text.nullable().optional(),
  /** Rejected files, and why. */
  rejected: z
    .array(z.object({ name: text, reason: text }))
    .readonly()
    .optional(),
  /** Reasons to suspect a robot, the most serious first. An earlier version may have written them. */
  reasons: z.array(text).readonly().optional(),
});

type SentRequest = z.infer<typeof sentRequest>;

/** A photograph kept with a request. */
export type StoredPhoto = {
  /** Name in the folder `files`. */
  file: string;
  /** File name on the visitor's device. */
  name: string;
  /** Whether it is still waiting to be re-encoded. */
  isWaiting?: boolean;
  /** Whether the file was truncated. */
  isIncomplete?: boolean;
};

/** A request with its photographs. */
export type StoredRequest = SentRequest & { photos?: readonly StoredPhoto[] };

/** A request to store. */
const requestToKeep = z.object({
  request: sentRequest,
  /** Whether it is quarantined and not mailed. */
  isQuarantined: z.boolean(),
  /** See `likenessOf`. */
  likeness: text.nullable(),
  /** Photographs whose files are synced. */
  photos: z
    .array(
      z.object({
        /** Name in the folder `files`. */
        file: text.regex(/^[0-9a-f]{64}\.(?:raw|jpg)$/),
        /** File name on the visitor's device. */
        name: text,
        /** Pseudonym of the visitor's address. */
        clientKey: text,
      }),
    )
    .readonly(),
});

export type RequestToKeep = z.infer<typeof requestToKeep>;
export type PhotoToKeep = RequestToKeep['photos'][number];

/** Parses a request from JSON; null for any other text. */
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
