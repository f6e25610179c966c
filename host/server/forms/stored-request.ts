import { z } from 'zod';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { isPhotoFile } from './photos/read-photo';

const text = z.string();

/** A version of a request, as it was sent and understood. */
export const sentRequest = z.object({
  reference: text.refine(isReference),
  /** UTC. */
  receivedAt: z.iso.datetime(),
  subject: text,
  replyTo: text,
  fingerprint: text.regex(/^[0-9a-f]{64}$/),
  /** Pairs and not an object: they keep their order, and no name is special. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** Files that came along and could not be kept, and why. */
  leftOut: z
    .array(z.object({ name: text, reason: text }))
    .readonly()
    .optional(),
  /** Why it was set apart as a robot's: the gravest reason first, in the names of this or an earlier version. */
  reasons: z.array(text).readonly().optional(),
});

type SentRequest = z.infer<typeof sentRequest>;

/** A photograph kept with a request. */
export type StoredPhoto = {
  /** In the folder `photos`. */
  file: string;
  /** As the visitor's device called it. */
  name: string;
  /** Whether it has not been written anew yet. */
  isWaiting?: boolean;
};

/** A request with what became of its photographs. */
export type StoredRequest = SentRequest & { photos?: readonly StoredPhoto[] };

/** A request that is about to be kept. */
const requestToKeep = z.object({
  request: sentRequest,
  /** Whether it is set apart as a robot's, and not mailed. */
  isSetApart: z.boolean(),
  /** See `likeness.ts`. */
  likeness: text.nullable(),
  /** Photographs whose files lie in `raw`, synced. */
  photos: z
    .array(
      z.object({
        /** Reference, beginning of the digest, and `.jpg`. */
        file: text.refine(isPhotoFile),
        /** As the visitor's device called it. */
        name: text,
        /** Tells this sender from others; no address. */
        sender: text,
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

/** Names one version of a request: the same form sent again has the same key. */
export function keyOf({ reference, fingerprint }: Pick<StoredRequest, 'reference' | 'fingerprint'>): string {
  return `${reference}.${fingerprint.slice(0, 12)}`;
}

/** The request that a file of the spool belongs to: every name begins with its reference. */
export function referenceOf(name: string): string {
  return name.split('.')[0] ?? '';
}
