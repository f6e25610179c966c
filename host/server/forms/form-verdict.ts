import type { FormFailure } from './form-failures';

/** The first failure of a form that is being read, and whether the rest of it is of use. */
export type FormVerdict = {
  /** Notes a failure, if any; the rest is still read unless strict, so that the visitor gets back all he typed. */
  note(problem: FormFailure | null): void;
  /** Notes a failure after which nothing is read any more. */
  stop(problem: FormFailure): void;
  failure(): FormFailure | null;
  isOver(): boolean;
};

/** @param isStrict whether the first failure ends the reading. */
export function formVerdict(isStrict: boolean): FormVerdict {
  let failure: FormFailure | null = null;
  let isOver = false;

  return {
    note(problem) {
      failure ??= problem;
      if (failure && isStrict) isOver = true;
    },
    stop(problem) {
      failure ??= problem;
      isOver = true;
    },
    failure: () => failure,
    isOver: () => isOver,
  };
}
