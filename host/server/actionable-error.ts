/** An error whose message tells the user what to do; printed without a stack trace. */
export class ActionableError extends Error {
  /** @param remedy a sentence that says what to do. */
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n  → ${remedy}`);
    this.name = new.target.name;
  }
}
