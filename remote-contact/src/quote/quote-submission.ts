import type { Contact } from '@renovation-th/shared/identity/contact';
import { outbox } from '@renovation-th/shared/kernel';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import { quotePayload, type QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { honeyIn } from '../components/honey-in';
import type { Photos } from '../photos/use-photos';
import type { Attempt } from './draft';
import { referenceSentLately } from './sent-lately';
import type { QuoteDraft } from './use-draft';

/** A quote request, ready to be sent. */
export type QuoteSubmission = {
  attempt: Attempt;
  submittedAt: Date;
  payload: FormFields;
  files: readonly File[];
};

type FormParts = {
  form: HTMLFormElement;
  contact: Contact;
  draft: QuoteDraft;
  photos: Photos;
};

/** Waits for photographs and keeps the attempt in the draft. */
export async function prepareQuote(
  request: QuoteRequest,
  { form, contact, draft, photos }: FormParts,
): Promise<QuoteSubmission> {
  const submittedAt = new Date();
  const honey = honeyIn(form);
  const files = await photos.whenReady();
  const attempt = attemptAt(request, files, draft.lastAttempt(), submittedAt);
  const last = draft.lastAttempt();
  // A request that waits was corrected: only the correction counts.
  if (last && last.reference !== attempt.reference) outbox.remove(last.reference);
  draft.keepAttempt(attempt);

  const envelope = {
    reference: attempt.reference,
    submittedAt,
    origin: location.origin,
    businessEmail: contact.email,
    honey,
    elapsed: draft.elapsed(),
  };
  return { attempt, submittedAt, files, payload: quotePayload(request, envelope) };
}

/**
 * Under which reference the request goes. The service takes a known reference for the same
 * request, so the same content keeps its own, over tries and tabs, and a corrected one gets a new.
 */
function attemptAt(request: QuoteRequest, files: readonly File[], last: Attempt | null, now: Date): Attempt {
  const content = contentOf(request, files);
  if (last?.content === content) return last;
  return { reference: referenceSentLately(content, now) ?? newReference(now), content };
}

/** Tells one content from another. */
export function contentOf(request: QuoteRequest, files: readonly File[]): string {
  const photos = files.map(({ name, size }) => `${name} ${size}`);
  return JSON.stringify(photos.length > 0 ? { ...request, photos } : request);
}
