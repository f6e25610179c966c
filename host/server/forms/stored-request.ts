import { z } from 'zod';
import { isReference } from '@renovation-th/shared/forms/submission-reference';

const text = z.string();

/** A request, as it was sent and understood. */
export const sentRequest = z.object({
  reference: text.refine(isReference),
  /** UTC. */
  receivedAt: z.iso.datetime(),
  subject: text,
  replyTo: text,
  fingerprint: text.regex(/^[0-9a-f]{64}$/),
  /** Pairs and not an object: they keep their order, and no name is special. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** The reference that the form bore, where an earlier request with other content has it. */
  follows: text.nullable().optional(),
  /** Files that came along and are not kept, and why. */
  rejected: z
    .array(z.object({ name: text, reason: text }))
    .readonly()
    .optional(),
  /** What speaks for a robot, the gravest first, in the names of this or an earlier version of the service. */
  reasons: z.array(text).readonly().optional(),
});

type SentRequest = z.infer<typeof sentRequest>;

/** A photograph kept with a request. */
export type StoredPhoto = {
  /** In the folder `files`. */
  file: string;
  /** As the visitor's device called it. */
  name: string;
  /** Whether it has not been re-encoded yet. */
  isWaiting?: boolean;
  /** Whether a part of it was missing. */
  isIncomplete?: boolean;
};

/** A request with what became of its photographs. */
export type StoredRequest = SentRequest & { photos?: readonly StoredPhoto[] };

/** A request that is about to be kept. */
const requestToKeep = z.object({
  request: sentRequest,
  /** Whether it is probably of a robot, and not mailed. */
  isQuarantined: z.boolean(),
  /** See `likenessOf`. */
  likeness: text.nullable(),
  /** Photographs whose files are synced. */
  photos: z
    .array(
      z.object({
        /** In the library. */
        file: text.regex(/^[0-9a-f]{64}\.(?:raw|jpg)$/),
        /** As the visitor's device called it. */
        name: text,
      }),
    )
    .readonly(),
});

export type RequestToKeep = z.infer<typeof requestToKeep>;
export type PhotoToKeep = RequestToKeep['photos'][number];

/** A request that was written down as JSON, to be kept in a database later. Null for what is none. */
export function parseRequestToKeep(json: string): RequestToKeep | null {
  try {
    return requestToKeep.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** A reference of a day (yyyymmdd) that follows from a number in hexadecimal: the same number, the same reference. */
export function referenceOn(day: string, hexadecimal: string): string {
  const number = BigInt(`0x${hexadecimal}`) % 36n ** 6n;
  return `RTH-${day}-${number.toString(36).toUpperCase().padStart(6, '0')}`;
}
