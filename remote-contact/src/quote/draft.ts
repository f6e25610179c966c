import {
  isTextRecord,
  readStored,
  removeStored,
  writeStored,
} from '@renovation-th/shared/forms/browser-store';

/** A quote form as it was left, on the visitor's own device. */
export type Draft = {
  fields: Readonly<Record<string, string>>;
  /** Of an attempt that was not confirmed, so that trying again is not a second request. */
  attempt: Attempt | null;
};

/** What was sent, and under which reference. */
export type Attempt = { reference: string; content: string };

const key = 'rth-quote-draft';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The draft, unless it is older than a month or not ours. */
export function readDraft(now: Date): Draft | null {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return null;

  const { fields, attempt, savedAt }: { fields?: unknown; attempt?: unknown; savedAt?: unknown } = stored;
  if (!isTextRecord(fields) || typeof savedAt !== 'number' || now.getTime() - savedAt > keptFor) {
    removeStored(key);
    return null;
  }
  return { fields, attempt: isAttempt(attempt) ? attempt : null };
}

/** Keeps what stands in the form, control fields aside; an empty form is no draft. */
export function saveDraft(form: HTMLFormElement, attempt: Attempt | null, now: Date): boolean {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (!name.startsWith('_') && typeof value === 'string' && value) fields[name] = value;
  }
  return writeStored(key, { fields, attempt, savedAt: now.getTime() });
}

export function clearDraft(): void {
  removeStored(key);
}

function isAttempt(value: unknown): value is Attempt {
  return isTextRecord(value) && 'reference' in value && 'content' in value;
}
