import { DeliveryError } from '../delivery-error';

/** What a store refuses or does not do. Nothing was changed, and the command can be repeated. */
export class StoreError extends DeliveryError {}
