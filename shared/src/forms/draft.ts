import { isTextRecord, readStored, removeStored, writeStored } from './browser-store';

type Texts = Readonly<Record<string, string>>;

export type Draft = {
  /** Texts by field name. */
  texts: Texts;
  /** `content` and `reference` of the last attempt to send the form. */
  attempt: Texts;
};

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Returns the draft that the visitor's device keeps, or null. Deletes a draft that is older than thirty days. */
export function readDraft(key: string): Draft | null {
  const { texts, attempt, savedAt } = Object(readStored(key)) as Partial<Record<string, unknown>>;
  const isFresh = typeof savedAt === 'number' && Date.now() - savedAt < keptFor;
  if (isFresh && isTextRecord(texts) && isTextRecord(attempt)) return { texts, attempt };
  removeStored(key);
  return null;
}

/** Keeps the texts of a form on the visitor's device. */
export function writeDraft(key: string, { texts, attempt }: Draft): void {
  writeStored(key, { texts, attempt, savedAt: Date.now() });
}
