import { reportFailure } from '../report-failure';
import { attachmentField } from './form-fields';

/** What a form sends: the specification's literal keys, and control fields that start with `_`. */
export type FormFields = { readonly [key: string]: string };

/** Where forms go; the identity has both. */
export type FormDestination = { formEndpoint: string; email: string };

export type SubmissionFailure =
  | {
      /** The service answered, and it was not a success. */
      kind: 'refused';
      status: number;
      statusText: string;
      /** The service's own words; may be empty. */
      message: string;
      /** Seconds after which the service would answer otherwise, when it says so. */
      retryAfter: number | null;
    }
  /** No answer, so the request may or may not have arrived. */
  | { kind: 'unreachable' };

export type SubmissionResult =
  | {
      ok: true;
      /** The service's own reference, when its answer names one. */
      reference: string | null;
    }
  | { ok: false; failure: SubmissionFailure };

/** Whether sending the same bytes again would not change this answer. Throttling and outages pass. */
export function isFinal(failure: SubmissionFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408 &&
    failure.status !== 429
  );
}

/** Milliseconds to wait for an answer, photographs not counted. */
const timeLimit = 20_000;
// 200 kbit/s, a telephone in a valley: the time-out grows with the photographs at this pace.
const slowestBytesPerMillisecond = 25;

/** Whether forms go to the service that ships with this site; any other is an external one. */
export function isOwnService({ formEndpoint }: FormDestination): boolean {
  return formEndpoint.startsWith('/');
}

/** Where a browser without JavaScript posts the form. */
export function nativeAction({ formEndpoint, email }: FormDestination): string {
  return `${formEndpoint}/${email}`;
}

/**
 * Sends the fields, and files if there are any. Believes only the answer's body: the service says
 * 200 to what it drops. Never throws.
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
    // The web server says so when it cannot reach the service.
    if (response.status >= 500) reportFailure('form-service', new Error(`answered ${response.status}`));
    return verdict(response, parseAnswer(text));
  } catch (error) {
    reportFailure('form-service', error);
    return { ok: false, failure: { kind: 'unreachable' } };
  } finally {
    clearTimeout(timer);
  }
}

/** The multipart body, in the order of the specification, files last. */
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
    // An error page of a proxy, or an empty body: not a success.
    return {};
  }
}

function verdict(response: Response, answer: Answer): SubmissionResult {
  const { ok, status, statusText, headers } = response;
  if (ok && (answer.success === true || answer.success === 'true')) {
    return { ok: true, reference: typeof answer.reference === 'string' ? answer.reference : null };
  }
  const message = typeof answer.message === 'string' ? answer.message : '';
  const seconds = Number(headers.get('Retry-After'));
  const retryAfter = seconds > 0 ? seconds : null;
  return { ok: false, failure: { kind: 'refused', status, statusText, message, retryAfter } };
}
