import {
  isTextRecord,
  readStored,
  removeStored,
  writeStored,
} from '@renovation-th/shared/forms/browser-store';

/** Of local storage. */
export const sentLatelyKey = 'rth-quote-sent';
const rememberedFor = 60 * 60 * 1000;

/**
 * The reference under which this very content was confirmed within the hour, in this tab or in
 * another: sent once more, it is the same request and must count once.
 */
export function referenceSentLately(content: string, now: Date): string | null {
  forgetLapsed(now);
  const stored = readStored(sentLatelyKey);
  if (!isTextRecord(stored)) return null;
  const { digest, reference } = stored;
  return digest === digestOf(content) && reference ? reference : null;
}

/** Forgets what was remembered for long enough, or is not ours. */
export function forgetLapsed(now: Date): void {
  const stored = readStored(sentLatelyKey);
  const sentAt = isTextRecord(stored) ? Number(stored['sentAt']) : NaN;
  if (!(now.getTime() - sentAt < rememberedFor)) removeStored(sentLatelyKey);
}

/** Remembers it without its content, which the visitor's device has no reason to keep. */
export function rememberSent(content: string, reference: string, now: Date): void {
  writeStored(sentLatelyKey, { digest: digestOf(content), reference, sentAt: String(now.getTime()) });
}

/** FNV-1a: tells a request from the one before without keeping its content. */
function digestOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1)
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  return hash.toString(16);
}
