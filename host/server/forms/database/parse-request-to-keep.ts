import { z } from 'zod';
import { isPhotoFile, isRequestReference } from '../stored-request';
import type { RequestToKeep } from './accept-request';

const text = z.string();

const requestToKeep = z.object({
  request: z.object({
    reference: text.refine(isRequestReference),
    receivedAt: z.iso.datetime(),
    address: text,
    subject: text,
    replyTo: text,
    copies: z.array(text),
    fingerprint: text.regex(/^[0-9a-f]{64}$/),
    fields: z.array(z.tuple([text, text])),
    leftOut: z.array(z.object({ name: text, reason: text })).optional(),
    suspicion: z.enum(['honeypot', 'too-fast', 'score']).optional(),
    reasons: z.array(text).optional(),
  }),
  isSetApart: z.boolean(),
  likeness: text.nullable(),
  photos: z.array(
    z.object({
      file: text.refine(isPhotoFile),
      sha256: text.regex(/^[0-9a-f]{64}$/),
      name: text,
      sender: text,
    }),
  ),
});

/** A request that was written down as JSON, to be kept in a database later. Null for what is none. */
export function parseRequestToKeep(json: string): RequestToKeep | null {
  try {
    return requestToKeep.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
