import type { ParisMoment } from './paris-time';

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
