import { formDataOf, type SampleSubmission } from './sample-submissions';

type Way = {
  /** Client address in `X-Forwarded-For`. */
  from?: string;
  /** Default: the URL to which the page's script posts. */
  path?: string;
};

const address = 'contact@renovation-th.example';

/** Sends a form. Never rejects. @returns the body of the response, or the error. */
async function sendForm(
  port: number,
  body: FormData,
  { from, path = `/envoi/ajax/${address}` }: Way = {},
): Promise<string> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: from === undefined ? {} : { 'X-Forwarded-For': from },
      signal: AbortSignal.timeout(20_000),
    });
    return await response.text();
  } catch (error) {
    // The service was killed or has not restarted yet. A visitor's browser would retry.
    return String(error);
  }
}

export const isSuccess = (answer: string): boolean => answer.includes('"success":"true"');

/** Sends a request, as the page's script does. @returns whether the service reported success. */
export async function isConfirmed(submission: SampleSubmission, port: number): Promise<boolean> {
  return isSuccess(await sendForm(port, formDataOf(submission)));
}
