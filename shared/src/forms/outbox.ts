import { retryDelay } from '../contracts/retry';
import { isTextRecord, readStored, removeStored, writeStored } from './browser-store';
import { isFinal, submitForm, type FormDestination, type FormFields } from './submit-form';

/** Key of local storage. */
export const outboxKey = 'rth-outbox';

/** A request whose response was lost. The service accepts each `Référence` only once, so tabs may send it twice. */
type Waiting = {
  fields: FormFields;
  /** Shown if the service refuses the request for good. */
  refusal: { title: string; message: string };
};

/**
 * Sends call-back requests again until the service confirms or refuses them, also at the next visit.
 * @param onRefused receives the `refusal` of a request that the service refuses for good.
 */
export function createOutbox(onRefused: (refusal: Waiting['refusal']) => void) {
  let destination: FormDestination | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const sendEach = async () => {
    for (const request of readWaiting()) {
      if (!destination) return;
      const result = await submitForm(destination, request.fields);
      if (!result.ok && !isFinal(result.status)) continue;
      store(readWaiting().filter(({ fields }) => fields.Référence !== request.fields.Référence));
      if (!result.ok) onRefused(request.refusal);
    }
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await sendEach();
      attempts += 1;
      if (readWaiting().length > 0) plan();
    }, retryDelay(attempts));
  };
  const sendSoon = () => {
    attempts = 0;
    if (readWaiting().length > 0) plan();
  };

  return {
    /** Stores a request and sends it soon. @returns whether the browser could store it. */
    add(request: Waiting): boolean {
      const isStored = store([...readWaiting(), request]);
      sendSoon();
      return isStored;
    },
    /** For the host: sends the waiting requests now, and when the network is back. */
    start(to: FormDestination): void {
      destination = to;
      addEventListener('online', sendSoon);
      sendSoon();
    },
  };
}

function store(requests: readonly Waiting[]): boolean {
  if (requests.length > 0) return writeStored(outboxKey, requests);
  removeStored(outboxKey);
  return true;
}

function readWaiting(): readonly Waiting[] {
  const stored = readStored(outboxKey);
  return Array.isArray(stored) ? stored.filter(isWaiting) : [];
}

function isWaiting(value: unknown): value is Waiting {
  const { fields, refusal } = Object(value) as Partial<Record<string, unknown>>;
  return isTextRecord(fields) && isTextRecord(refusal);
}
