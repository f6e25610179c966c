import { isDay, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';

/** Details of a sent request, read from the URL of /merci. */
export type Arrival = {
  sent: 'quote' | 'callback' | 'unknown';
  reference: string | null;
  call: ParisMoment | null;
};

/** Query of /merci after a callback request without JavaScript. */
export const callbackQuery = 'demande=rappel';

/** Returns the query of /merci after a quote request. */
export function quoteQuery(reference: string, call: ParisMoment | null): string {
  const query = new URLSearchParams({ demande: 'devis', ref: reference });
  if (call) {
    query.set('jour', call.day);
    query.set('heure', call.time);
  }
  return query.toString();
}

/** Reads the query of /merci. Ignores malformed values, because anyone can write a URL. */
export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  const read = (key: string) => query.get(key) ?? '';
  const [asked, reference] = [read('demande'), read('ref')];
  const call = { day: read('jour'), time: read('heure') };
  return {
    sent: asked === 'rappel' ? 'callback' : asked === 'devis' ? 'quote' : 'unknown',
    reference: isReference(reference) ? reference : null,
    call: isDay(call.day) && /^\d{2}:\d{2}$/.test(call.time) ? call : null,
  };
}
