import {
  isFinal,
  isOwnService,
  type FormDestination,
  type SubmissionFailure,
} from '@renovation-th/shared/forms/submit-form';

type Advice = { retry: string; retryIn: (seconds: number) => string; correct: string };

/** Returns the advice to correct the form if a final refusal gives a reason, otherwise the advice to retry. */
export function adviceFor(failure: SubmissionFailure, advice: Advice): string {
  if (failure.kind === 'unreachable') return advice.retry;
  if (isFinal(failure) && failure.message) return advice.correct;
  return failure.retryAfter === null ? advice.retry : advice.retryIn(failure.retryAfter);
}

/** Returns the reason that the service gave, or an empty text. Ignores error pages from external servers. */
export function reasonFor(failure: SubmissionFailure, destination: FormDestination): string {
  if (failure.kind === 'unreachable') return '';
  return failure.status < 400 || isOwnService(destination) ? failure.message : '';
}
