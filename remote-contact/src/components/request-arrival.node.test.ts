import { quoteQuery, readArrival } from './request-arrival';

const reference = 'RTH-20261121-7KX2QD';
const call = { day: '2026-11-26', time: '09:00' };

describe('the query of /merci', () => {
  it('contains the reference and the requested call of a quote request', () => {
    expect(readArrival(`?${quoteQuery(reference, call)}`)).toEqual({ sent: 'quote', reference, call });
    expect(readArrival(`?${quoteQuery(reference, null)}`)).toEqual({ sent: 'quote', reference, call: null });
  });

  it('contains the reference of a callback request that was sent without JavaScript', () => {
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
  ])('yields no details if values are missing or malformed: "%s"', (search) => {
    expect(readArrival(search)).toEqual({ sent: 'unknown', reference: null, call: null });
  });
});
