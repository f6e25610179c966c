import { quoteQuery, readArrival } from './request-arrival';

const reference = 'RTH-20261121-7KX2QD';
const call = { day: '2026-11-26', time: '09:00' };

describe('the query of /merci', () => {
  it('names a quote request, its reference and its call', () => {
    expect(readArrival(`?${quoteQuery(reference, call)}`)).toEqual({ sent: 'quote', reference, call });
    expect(readArrival(`?${quoteQuery(reference, null)}`)).toEqual({ sent: 'quote', reference, call: null });
  });

  it('names a callback request after a post without JavaScript', () => {
    const search = `?demande=rappel&ref=${reference}`;
    expect(readArrival(search)).toEqual({ sent: 'callback', reference, call: null });
  });

  it.each([
    '',
    '?ref=x',
    '?demande=argent',
    '?jour=2026-02-30&heure=09:00',
    '?jour=2026-11-26',
    '?jour=2026-11-26&heure=9h',
  ])('ignores missing and malformed values: "%s"', (search) => {
    expect(readArrival(search)).toEqual({ sent: 'unknown', reference: null, call: null });
  });
});
