import { formDataOf, type SampleSubmission } from './sample-submissions';

type Way = {
  /** The address that a proxy says it comes from. */
  from?: string;
  /** Default: as the page's script sends it. */
  path?: string;
};

const address = 'contact@renovation-th.example';

/** Sends a form. @returns what the service answers, or why it does not; never rejects. */
export async function sendForm(
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
    // Killed in the middle, or not back yet: exactly what an outbox tries again.
    return String(error);
  }
}

/** Whether an answer says that the request is safe. */
export const isSuccess = (answer: string): boolean => answer.includes('"success":"true"');

/** Sends a request as the page does. @returns whether the service said that it is safe. */
export async function isConfirmed(submission: SampleSubmission, port: number): Promise<boolean> {
  return isSuccess(await sendForm(port, formDataOf(submission)));
}
