/** A refusal that a person can act on: printed without a stack. */
export class DeliveryError extends Error {
  /** @param remedy what to do about it, as a sentence. */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n  → ${remedy}`);
    this.name = 'DeliveryError';
  }
}

/**
 * Something on disk that was whole once is not any more: the registry, a release. Nothing new can be
 * made of it, while a site composed before may still be served.
 */
export class DamagedState extends DeliveryError {}
