/** An error that a person can act on, printed without a stack. */
export class ActionableError extends Error {
  /** @param remedy a sentence that tells what to do. */
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n  → ${remedy}`);
    this.name = new.target.name;
  }
}
