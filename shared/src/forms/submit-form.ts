import { attachmentField } from './form-fields';

/** Values of a form by field name. Names of control fields start with `_`. */
export type FormFields = { readonly [key: string]: string };

/** The part of the identity that says where forms are sent. */
export type FormDestination = { formEndpoint: string; email: string };

export type SubmissionResult =
  | {
      ok: true;
      /** The reference that the service returned, or null. */
      reference: string | null;
    }
  | {
      ok: false;
      /** Status of the response, or 0 if there was none, so that the request may or may not have arrived. */
      status: number;
      statusText: string;
      /** Message of our own service, or empty: those of an external service are not meant for visitors. */
      message: string;
    };

/** Whether a retry would fail too. Throttling (429), time-outs (408) and server errors (5xx) are temporary. */
export function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Milliseconds to wait for a response, in addition to the time for uploading photographs. */
const timeLimit = 20_000;
// 200 kbit/s, the upload speed of a phone with poor reception.
const slowestBytesPerMillisecond = 25;

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
    const { success, reference, message } = parseAnswer(await response.text());
    const { ok, status, statusText } = response;
    if (ok && (success === true || success === 'true'))
      return { ok, reference: typeof reference === 'string' ? reference : null };
    const isForVisitors = formEndpoint.startsWith('/') && typeof message === 'string';
    return { ok: false, status, statusText, message: isForVisitors ? message : '' };
  } catch {
    return { ok: false, status: 0, statusText: '', message: '' };
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
    return Object(JSON.parse(text)) as Answer;
  } catch {
    // An error page from a proxy, or an empty body.
    return {};
  }
}
