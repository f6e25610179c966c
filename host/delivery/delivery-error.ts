import { ActionableError } from '../server/actionable-error';

/** What the delivery refuses. */
export class DeliveryError extends ActionableError {}

/**
 * The registry or a release on disk is damaged, or of a later checkout. Nothing new can be composed from it, but a site that was
 * composed before may still be served.
 */
export class DamagedState extends DeliveryError {}

/** What a store refuses or does not do. Nothing was changed, and the command can be repeated. */
export class StoreError extends DeliveryError {}
