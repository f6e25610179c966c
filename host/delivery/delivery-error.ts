/** A refusal that a person can act on: printed without a stack. */
export class DeliveryError extends Error {
  /** @param remedy what to do about it, as a sentence. */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n  → ${remedy}`);
    this.name = 'DeliveryError';
  }
}

/**
 * The registry or a release on disk is damaged. Nothing new can be composed from it, but a site that was
 * composed before may still be served.
 */
export class DamagedState extends DeliveryError {}
