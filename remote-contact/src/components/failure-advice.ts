import { isFinal, type SubmissionFailure } from '@renovation-th/shared/forms/submit-form';

type Advice = { retry: string; retryIn: (seconds: number) => string; correct: string };

/** What a visitor can do about a failure. Where the service says what is wrong, trying again alone is no help. */
export function adviceFor(failure: SubmissionFailure, advice: Advice): string {
  if (failure.kind === 'unreachable') return advice.retry;
  if (isFinal(failure) && failure.message) return advice.correct;
  return failure.retryAfter === null ? advice.retry : advice.retryIn(failure.retryAfter);
}
