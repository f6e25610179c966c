import type { QuoteProblem } from './quote-answers';

/** What the quote form is doing. One value, so that it can never be sending and failed at once. */
export type QuoteState =
  | {
      step: 'editing';
      problems: readonly QuoteProblem[];
      /** Counts the tries, as the summary takes the focus at each. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; email: string; hasPhotos: boolean };

export const untouched: QuoteState = { step: 'editing', problems: [], tries: 0 };

export function withProblems(state: QuoteState, problems: readonly QuoteProblem[]): QuoteState {
  return { step: 'editing', problems, tries: state.step === 'editing' ? state.tries + 1 : 1 };
}

/** The problem of a field ends with the first change of the field. */
export function withoutProblem(state: QuoteState, name: string): QuoteState {
  return state.step === 'editing' && state.problems.some(({ field }) => field === name)
    ? { ...state, problems: state.problems.filter(({ field }) => field !== name) }
    : state;
}
