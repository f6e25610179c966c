import { attachmentField } from './form-fields';

/** Values of a form by field name. Names of control fields start with `_`. */
export type FormFields = { readonly [key: string]: string };

/** The part of the identity that says where forms are sent. */
export type FormDestination = { formEndpoint: string; email: string };

export type SubmissionFailure =
  | {
      /** The service responded, but not with success. */
      kind: 'refused';
      status: number;
      statusText: string;
      /** Message from the service; may be empty. */
      message: string;
    }
  /** The browser received no response, so the request may or may not have arrived. */
  | { kind: 'unreachable' };

export type SubmissionResult =
  | {
      ok: true;
      /** The reference that the service returned, or null. */
      reference: string | null;
    }
  | { ok: false; failure: SubmissionFailure };

/** Whether a retry would fail too. Throttling (429), time-outs (408) and server errors (5xx) are temporary. */
export function isFinal(failure: SubmissionFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408 &&
    failure.status !== 429
  );
}

/** Returns the message of the service; may be empty. */
export function messageOf(failure: SubmissionFailure): string {
  return failure.kind === 'refused' ? failure.message : '';
}

/** Milliseconds to wait for a response, in addition to the time for uploading photographs. */
const timeLimit = 20_000;
// 200 kbit/s, the upload speed of a phone with poor reception.
const slowestBytesPerMillisecond = 25;

/** Whether the form service is our own rather than an external one. */
export function isOwnService({ formEndpoint }: FormDestination): boolean {
  return formEndpoint.startsWith('/');
}

/** Returns the `action` of a form, for browsers without JavaScript. */
export function nativeAction({ formEndpoint, email }: FormDestination): string {
  return `${formEndpoint}/${email}`;
}

/**
 * Sends the fields and files. Reads success from the response body, because external services return status 200 even
 * for requests that they drop. Never throws.
 */
export async function submitForm(
  { formEndpoint, email }: FormDestination,
  fields: FormFields,
  attachments: readonly File[] = [],
): Promise<SubmissionResult> {
  const body = formBody(fields, attachments);
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0);

  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit + bytes / slowestBytesPerMillisecond);
  try {
    const response = await fetch(`${formEndpoint}/ajax/${email}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: limit.signal,
    });
    const text = await response.text();
    return verdict(response, parseAnswer(text));
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the multipart body, with the fields in order and the files last. */
export function formBody(fields: FormFields, attachments: readonly File[] = []): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  for (const file of attachments) body.append(attachmentField, file, file.name);
  return body;
}

type Answer = { success?: unknown; message?: unknown; reference?: unknown };

function parseAnswer(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    // An error page from a proxy, or an empty body.
    return {};
  }
}

function verdict({ ok, status, statusText }: Response, answer: Answer): SubmissionResult {
  if (ok && (answer.success === true || answer.success === 'true'))
    return { ok: true, reference: typeof answer.reference === 'string' ? answer.reference : null };
  const message = typeof answer.message === 'string' ? answer.message : '';
  return { ok: false, failure: { kind: 'refused', status, statusText, message } };
}
