import {
  isFinal,
  isOwnService,
  type FormDestination,
  type SubmissionFailure,
} from '@renovation-th/shared/forms/submit-form';

type Advice = { retry: string; retryIn: (seconds: number) => string; correct: string };

/** What a visitor can do about a failure. Where the service says what is wrong, trying again alone is no help. */
export function adviceFor(failure: SubmissionFailure, advice: Advice): string {
  if (failure.kind === 'unreachable') return advice.retry;
  if (isFinal(failure) && failure.message) return advice.correct;
  return failure.retryAfter === null ? advice.retry : advice.retryIn(failure.retryAfter);
}

/** Why a request was refused, in the words of our service or of a refusal with status 200; may be empty. */
export function reasonFor(failure: SubmissionFailure, destination: FormDestination): string {
  if (failure.kind === 'unreachable') return '';
  return failure.status < 400 || isOwnService(destination) ? failure.message : '';
}
