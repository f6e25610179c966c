import { z } from 'zod';

export const storedRequest = z.object({
  reference: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** The address that the form was sent to. */
  address: z.string(),
  subject: z.string(),
  replyTo: z.string(),
  copies: z.array(z.string()).readonly(),
  fingerprint: z.string(),
  /** Pairs and not an object: they keep their order, and no name is special. */
  fields: z.array(z.tuple([z.string(), z.string()])).readonly(),
  /** Photographs kept with it: `file` in the folder `photos`, `name` as the visitor's device called it. */
  photos: z
    .array(
      z.object({
        file: z.string(),
        name: z.string(),
        /** Whether it has not been written anew yet. */
        isWaiting: z.boolean().optional(),
        /** Of the photograph as kept; absent until it has been reduced. */
        width: z.number().optional(),
        height: z.number().optional(),
        bytes: z.number().optional(),
      }),
    )
    .readonly()
    .optional(),
  /** Files that came along and could not be kept, and why. */
  leftOut: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .readonly()
    .optional(),
  /** Why it was set apart as a robot's. */
  suspicion: z.enum(['honeypot', 'too-fast', 'score']).optional(),
  /** All suspicion reasons, the gravest first, in the names of this or an earlier version. */
  reasons: z.array(z.string()).readonly().optional(),
});

/** A request as it lies on disk, one JSON file each. */
export type StoredRequest = z.infer<typeof storedRequest>;

export type StoredPhoto = NonNullable<StoredRequest['photos']>[number];

/** @returns null for what is no request. */
export function parseStoredRequest(text: string): StoredRequest | null {
  try {
    return storedRequest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const reference = 'RTH-\\d{8}-[0-9A-Z]{6}';
const referencePattern = new RegExp(`^${reference}$`);
const keyPattern = new RegExp(`^${reference}(\\.[0-9a-f]{12})?$`);
const photoPattern = new RegExp(`^${reference}\\.[0-9a-f]{16}\\.jpg$`);

/** Names one version of a request: the same form sent again has the same key. */
export function keyOf({ reference, fingerprint }: Pick<StoredRequest, 'reference' | 'fingerprint'>): string {
  return `${reference}.${fingerprint.slice(0, 12)}`;
}

/** Whether a text is a reference, and so safe as a file name. */
export function isRequestReference(text: string): boolean {
  return referencePattern.test(text);
}

/** Whether a text that came from outside names a stored request, and so is safe as a file name. */
export function isRequestKey(text: string): boolean {
  return keyPattern.test(text);
}

/** The same for a photograph. */
export function isPhotoFile(text: string): boolean {
  return photoPattern.test(text);
}

/** What a photograph of this name is called in the folder `raw`. */
export const rawName = (photoFile: string): string => photoFile.replace(/\.jpg$/, '.raw');

/** The photograph that a file in the folder `raw` will become; null for a file that is no such thing. */
export function photoOfRaw(name: string): string | null {
  const file = name.replace(/\.raw$/, '.jpg');
  return name.endsWith('.raw') && isPhotoFile(file) ? file : null;
}

/** The request that a file of the spool belongs to: every name begins with its reference. */
export function referenceOf(name: string): string {
  return name.split('.')[0] ?? '';
}
