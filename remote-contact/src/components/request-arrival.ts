import { isDay, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';

/** What /merci knows about the request that led there. */
export type Arrival = {
  sent: 'quote' | 'callback' | 'unknown';
  reference: string | null;
  /** The call that was asked for, when it is known. */
  call: ParisMoment | null;
};

/** State of the entry of the history, where the page of thanks comes into the same document. */
export type ArrivalState = { sent: 'quote' | 'callback'; reference: string; call: ParisMoment | null };

/** Part of the address to return to that tells a callback, for browsers without JavaScript. */
export const callbackQuery = 'demande=rappel';

/** The same of a quote that a script has sent, in case the browser opens the thanks as a document of their own. */
export function quoteQuery(reference: string): string {
  return `demande=devis&ref=${reference}`;
}

/**
 * Reads it from the navigation's state or, after a native post, from the address. Both come from
 * outside, so only what has the right form counts.
 */
export function readArrival({ state, search }: { state: unknown; search: string }): Arrival {
  if (typeof state === 'object' && state !== null) {
    const { sent, reference, call }: Partial<Record<keyof ArrivalState, unknown>> = state;
    if ((sent === 'quote' || sent === 'callback') && typeof reference === 'string')
      return { sent, reference, call: isCall(call) ? { day: call.day, time: call.time } : null };
  }
  const query = new URLSearchParams(search);
  const reference = query.get('ref') ?? '';
  const asked = query.get('demande');
  return {
    sent: asked === 'rappel' ? 'callback' : asked === 'devis' ? 'quote' : 'unknown',
    reference: isReference(reference) ? reference : null,
    call: null,
  };
}

function isCall(value: unknown): value is ParisMoment {
  if (typeof value !== 'object' || value === null) return false;
  const { day, time }: Partial<Record<keyof ParisMoment, unknown>> = value;
  return typeof day === 'string' && isDay(day) && typeof time === 'string' && /^\d{2}:\d{2}$/.test(time);
}
