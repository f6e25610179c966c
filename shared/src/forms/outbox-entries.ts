import { isTextRecord } from './browser-store';
import type { FormFields } from './submit-form';

/** A request that nobody has confirmed yet. */
export type OutboxEntry = {
  reference: string;
  fields: FormFields;
  /** `waiting` is sent again by itself; `refused` only when the visitor says so. */
  state: 'waiting' | 'refused';
  /** When an outbox last began to send it, on the device's clock. */
  triedAt?: number;
};

/** Milliseconds by which timers and the clock may differ: a wait shorter by this much still counts. */
const slack = 50;

/** Whether it is sent again by itself. */
export const isWaiting = ({ state }: OutboxEntry) => state === 'waiting';

/** The list with a request that replaces what was known of it. */
export const including = (entry: OutboxEntry) => (entries: readonly OutboxEntry[]) => [
  ...without(entry.reference)(entries),
  entry,
];

/** The list without this request. */
export const without = (reference: string) => (entries: readonly OutboxEntry[]) =>
  entries.filter((entry) => entry.reference !== reference);

/** The list with something of this request changed. */
export const changed =
  (reference: string, change: Partial<Omit<OutboxEntry, 'reference'>>) => (entries: readonly OutboxEntry[]) =>
    entries.map((entry) => (entry.reference === reference ? { ...entry, ...change } : entry));

/** Whether somebody has begun to send it within the last `wait` milliseconds. */
export function wasTried({ triedAt }: OutboxEntry, wait: number): boolean {
  if (triedAt === undefined) return false;
  const passed = Date.now() - triedAt;
  // A time in the future means that the clock was put back.
  return passed >= 0 && passed < wait - slack;
}

/** Tells an entry from anything else that may be stored. */
export function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, fields, state, triedAt }: Partial<Record<keyof OutboxEntry, unknown>> = value;
  return (
    typeof reference === 'string' &&
    isTextRecord(fields) &&
    (state === 'waiting' || state === 'refused') &&
    (triedAt === undefined || typeof triedAt === 'number')
  );
}
