import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import type { QuoteProblem } from './quote-answers';

export type QuoteState =
  | {
      step: 'editing';
      /** Problems found on the last try. The list never shrinks before the next try, so the layout does not shift. */
      problems: readonly QuoteProblem[];
      /** Problems whose field has changed since the last try. */
      solved: readonly QuoteProblem[];
      /** Number of tries. Each try moves the focus to the summary. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent' }
  | {
      step: 'failed';
      fields: FormFields;
      hasPhotos: boolean;
      explanation: string;
    };

export const initialState: Extract<QuoteState, { step: 'editing' }> = {
  step: 'editing',
  problems: [],
  solved: [],
  tries: 0,
};

export function withProblems(state: QuoteState, problems: readonly QuoteProblem[]): QuoteState {
  return { step: 'editing', problems, solved: [], tries: state.step === 'editing' ? state.tries + 1 : 1 };
}

/** Marks the problem of a field as solved once the field changes. */
export function withoutProblem(state: QuoteState, name: string): QuoteState {
  if (state.step !== 'editing') return state;
  const solved = state.problems.filter(({ field }) => field === name);
  return solved.length > 0 ? { ...state, solved: [...state.solved, ...solved] } : state;
}
