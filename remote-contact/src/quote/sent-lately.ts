import { isTextRecord, readStored, writeStored } from '@renovation-th/shared/forms/browser-store';

const key = 'rth-quote-sent';
const rememberedFor = 60 * 60 * 1000;

/**
 * The reference under which this very content was confirmed within the hour, in this tab or in
 * another: sent once more, it is the same request and must count once.
 */
export function referenceSentLately(content: string, now: Date): string | null {
  const stored = readStored(key);
  if (!isTextRecord(stored)) return null;
  const { digest, reference, sentAt } = stored;
  const isRecent = now.getTime() - Number(sentAt) < rememberedFor;
  return isRecent && digest === digestOf(content) && reference ? reference : null;
}

/** Remembers it without its content, which the visitor's device has no reason to keep. */
export function rememberSent(content: string, reference: string, now: Date): void {
  writeStored(key, { digest: digestOf(content), reference, sentAt: String(now.getTime()) });
}

/** FNV-1a, twice with different beginnings: tells two requests apart, and tells nothing of either. */
function digestOf(content: string): string {
  return [0x811c9dc5, 0x2f0b4c7d]
    .map((beginning) => {
      let hash = beginning;
      for (let index = 0; index < content.length; index += 1) {
        hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
