import {
  isTextRecord,
  readStored,
  removeStored,
  writeStored,
} from '@renovation-th/shared/forms/browser-store';
import { quoteSource } from '@renovation-th/shared/forms/quote-payload';
import type { Attempt } from '../components/use-sending';
import { urgencyOptions } from '../content/service-options';
import { forgetPhotos } from '../photos/forget-photos';

/** A quote form as it was left, on the visitor's own device. */
export type Draft = {
  fields: Readonly<Record<string, string>>;
  /** Of an attempt that was not confirmed, so that trying again is not a second request. */
  attempt: QuoteAttempt | null;
  /** Milliseconds that the form had been open for. */
  elapsed: number;
  /** How many photographs are kept beside it. */
  photos: number;
  savedAt: Date;
};

/** An attempt at sending the form. */
export type QuoteAttempt = Attempt & {
  /** Set while the request waits in the outbox and the form has not changed since. */
  waits?: 'yes';
};

/** Of local storage. */
export const quoteDraftKey = 'rth-quote-draft';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What an untouched form holds: no draft is made of that alone. */
const untouched: readonly string[] = [quoteSource, urgencyOptions[0].sent];

/** The draft, unless it is older than a month or not ours. */
export function readDraft(now: Date): Draft | null {
  const stored = readStored(quoteDraftKey);
  if (typeof stored !== 'object' || stored === null) return null;

  const { fields, attempt, savedAt, elapsed, photos }: Partial<Record<keyof Draft, unknown>> = stored;
  if (!isTextRecord(fields) || typeof savedAt !== 'number' || now.getTime() - savedAt > keptFor) {
    clearDraft();
    forgetPhotos();
    return null;
  }
  return {
    fields,
    attempt: isAttempt(attempt) ? attempt : null,
    elapsed: typeof elapsed === 'number' && elapsed > 0 ? elapsed : 0,
    photos: typeof photos === 'number' ? photos : 0,
    savedAt: new Date(savedAt),
  };
}

/** What a draft keeps of a form: neither control fields nor what an untouched form holds. */
export function fieldsToKeep(form: HTMLFormElement): Draft['fields'] {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name.startsWith('_') || !value || untouched.includes(value)) continue;
    fields[name] = value;
  }
  return fields;
}

/**
 * Keeps what stands in the form; an untouched form is no draft.
 * @returns whether there is a draft now.
 */
export function saveDraft(form: HTMLFormElement, draft: Omit<Draft, 'fields'>): boolean {
  const fields = fieldsToKeep(form);
  if (Object.keys(fields).length === 0 && draft.photos === 0) {
    clearDraft();
    return false;
  }
  return writeStored(quoteDraftKey, { ...draft, fields, savedAt: draft.savedAt.getTime() });
}

/** Keeps what became known after the form was left. */
export function patchDraft(change: Pick<Draft, 'attempt' | 'photos'>, now: Date): void {
  const { fields, elapsed } = readDraft(now) ?? { fields: {}, elapsed: 0 };
  writeStored(quoteDraftKey, { fields, elapsed, ...change, savedAt: now.getTime() });
}

export function clearDraft(): void {
  removeStored(quoteDraftKey);
}

function isAttempt(value: unknown): value is QuoteAttempt {
  return isTextRecord(value) && 'reference' in value && 'content' in value;
}
