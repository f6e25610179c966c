import { z } from 'zod';
import { formDataOf, type SampleSubmission } from './sample-submissions';

const answer = z.object({ success: z.string() });

/** Sends a request as the page does. @returns whether the service said that it is safe. */
export async function isConfirmed(submission: SampleSubmission, port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/envoi/ajax/contact@renovation-th.example`, {
      method: 'POST',
      body: formDataOf(submission),
      signal: AbortSignal.timeout(10_000),
    });
    return answer.parse(await response.json()).success === 'true';
  } catch {
    // Killed in the middle, or not back yet: exactly what an outbox tries again.
    return false;
  }
}
