import type { Contact } from '@renovation-th/shared/identity/contact';
import { quotePayload, type QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { honeyIn } from '../components/honey-in';
import { attemptAt, type Outgoing } from '../components/use-sending';
import type { Photos } from '../photos/use-photos';
import type { QuoteDraft } from './use-draft';

type FormParts = {
  form: HTMLFormElement;
  contact: Contact;
  draft: QuoteDraft;
  photos: Photos;
};

/** Waits for the photographs, builds the request and stores the attempt in the draft. */
export async function prepareQuote(
  request: QuoteRequest,
  { form, contact, draft, photos }: FormParts,
): Promise<Outgoing> {
  const submittedAt = new Date();
  const honey = honeyIn(form);
  const files = await photos.whenReady();
  const attempt = attemptAt(contentOf(request, files), draft.lastAttempt(), submittedAt);
  draft.keepAttempt(attempt);

  const envelope = {
    reference: attempt.reference,
    submittedAt,
    origin: location.origin,
    businessEmail: contact.email,
    honey,
    elapsed: draft.elapsed(),
  };
  return { attempt, files, fields: quotePayload(request, envelope) };
}

/** Serializes a request and its photographs, to compare it with another attempt. */
export function contentOf(request: QuoteRequest, files: readonly File[]): string {
  const photos = files.map(({ name, size }) => `${name} ${size}`);
  return JSON.stringify(photos.length > 0 ? { ...request, photos } : request);
}
