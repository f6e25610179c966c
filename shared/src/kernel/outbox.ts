import { createOutbox } from '../forms/outbox';
import { notify } from './notifications';

/** The outbox of this document. */
export const outbox = createOutbox((refusal) => notify({ kind: 'error', display: 'stacked', ...refusal }));
