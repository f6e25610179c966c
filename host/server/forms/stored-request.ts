import { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';

const text = z.string();

/** Schema of the column `content`. */
export const storedContent = z.object({
  subject: text,
  replyTo: text,
  /** Pairs, because the keys of an object can change their order and clash with inherited properties. */
  fields: z.array(z.tuple([text, text])).readonly(),
  /** Files that were not kept, with the reason. */
  rejected: z
    .array(z.object({ name: text, reason: text }))
    .readonly()
    .default([]),
  /** Reasons to suspect a robot. */
  reasons: z.array(text).readonly().default([]),
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

/** A request with its photographs. */
export type StoredRequest = z.infer<typeof storedContent> & {
  reference: string;
  /** UTC, ISO 8601. */
  receivedAt: string;
  fingerprint: string;
  photos: readonly StoredPhoto[];
};

/** Derives a reference from day and content, so that a second click without JavaScript counts as the same request. */
export function referenceFor({
  fingerprint,
  receivedAt,
}: Pick<StoredRequest, 'fingerprint' | 'receivedAt'>): string {
  const day = parisMoment(new Date(receivedAt)).day.replaceAll('-', '');
  const number = BigInt(`0x${fingerprint.slice(0, 16)}`) % 36n ** 6n;
  return `RTH-${day}-${number.toString(36).toUpperCase().padStart(6, '0')}`;
}
