/** A refusal that a person can act on: printed without a stack. */
export class ActionableError extends Error {
  /** @param remedy what to do about it, as a sentence. */
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n  → ${remedy}`);
    this.name = new.target.name;
  }
}
