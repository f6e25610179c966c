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

/** An unsent quote form, stored on the visitor's device. */
export type Draft = {
  fields: Readonly<Record<string, string>>;
  /** The unconfirmed attempt, whose reference a retry reuses. */
  attempt: QuoteAttempt | null;
  /** Milliseconds for which the form had been open. */
  elapsed: number;
  /** Number of photographs, which are stored separately. */
  photos: number;
  savedAt: Date;
};

export type QuoteAttempt = Attempt & {
  /** Set while the request waits in the outbox and the form is unchanged. */
  waits?: 'yes';
};

export const quoteDraftKey = 'rth-quote-draft';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Initial values of fields. Drafts omit fields with these values. */
const defaultValues: readonly string[] = [quoteSource, urgencyOptions[0].sent];

/** Reads the draft. Deletes a draft that is malformed or older than thirty days. */
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

/** Returns the fields that a draft stores. Omits control fields and default values. */
export function fieldsToKeep(form: HTMLFormElement): Draft['fields'] {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name.startsWith('_') || !value || defaultValues.includes(value))
      continue;
    fields[name] = value;
  }
  return fields;
}

/** Stores the form, or deletes the draft if the form is empty. @returns whether there is a draft now. */
export function saveDraft(form: HTMLFormElement, draft: Omit<Draft, 'fields'>): boolean {
  const fields = fieldsToKeep(form);
  if (Object.keys(fields).length === 0 && draft.photos === 0) {
    clearDraft();
    return false;
  }
  return writeStored(quoteDraftKey, { ...draft, fields, savedAt: draft.savedAt.getTime() });
}

/** Updates the stored draft of a form that has unmounted. */
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
