import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import type { QuoteProblem } from './quote-answers';

/** What the quote form is doing. One value, so that it can never be sending and failed at once. */
export type QuoteState =
  | {
      step: 'editing';
      /** What the last try found. It stays as it is until the next, so that nothing moves while a visitor types. */
      problems: readonly QuoteProblem[];
      /** Those among them whose field has changed since. */
      solved: readonly QuoteProblem[];
      /** Counts the tries, as the summary takes the focus at each. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent' }
  | {
      step: 'failed';
      fields: FormFields;
      hasPhotos: boolean;
      /** Why, in the words of our service, and what to do now. */
      explanation: string;
    };

export const untouched: Extract<QuoteState, { step: 'editing' }> = {
  step: 'editing',
  problems: [],
  solved: [],
  tries: 0,
};

export function withProblems(state: QuoteState, problems: readonly QuoteProblem[]): QuoteState {
  return { step: 'editing', problems, solved: [], tries: state.step === 'editing' ? state.tries + 1 : 1 };
}

/** The problem of a field ends with the first change of the field. */
export function withoutProblem(state: QuoteState, name: string): QuoteState {
  if (state.step !== 'editing') return state;
  const solved = state.problems.filter(({ field }) => field === name);
  return solved.length > 0 ? { ...state, solved: [...state.solved, ...solved] } : state;
}
