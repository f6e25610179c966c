/** An error whose message says what to do. Printed without a stack trace. */
export class ActionableError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n  → ${remedy}`);
    this.name = new.target.name;
  }
}
