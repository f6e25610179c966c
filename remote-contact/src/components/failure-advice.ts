import { isFinal, type SubmissionFailure } from '@renovation-th/shared/forms/submit-form';

type Advice = { retry: string; retryIn: (seconds: number) => string; correct: string };

/** What a visitor can do about a failure: trying again helps only where another answer may come. */
export function adviceFor(failure: SubmissionFailure, advice: Advice): string {
  if (isFinal(failure)) return advice.correct;
  const wait = failure.kind === 'refused' ? failure.retryAfter : null;
  return wait === null ? advice.retry : advice.retryIn(wait);
}
