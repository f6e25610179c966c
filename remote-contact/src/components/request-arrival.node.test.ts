import { quoteQuery, readArrival } from './request-arrival';

const reference = 'RTH-20261121-7KX2QD';
const call = { day: '2026-11-26', time: '09:00' };

describe('what /merci knows', () => {
  it('comes with the visitor, the call that they asked for included', () => {
    const state = { sent: 'quote', reference, call };
    expect(readArrival({ state, search: '' })).toEqual({ sent: 'quote', reference, call });
  });

  it.each([
    null,
    'demain',
    { day: '2026-02-30', time: '09:00' },
    { day: '2026-11-26' },
    { day: '2026-11-26', time: '9h' },
  ])('leaves out a call that is none: %p', (strange) => {
    const state = { sent: 'quote', reference, call: strange };
    expect(readArrival({ state, search: '' }).call).toBeNull();
  });

  it('comes from the address after a post without JavaScript', () => {
    const search = `?demande=rappel&ref=${reference}`;
    expect(readArrival({ state: null, search })).toEqual({ sent: 'callback', reference, call: null });
  });

  it('comes from the address of a document of its own after a quote', () => {
    const search = `?${quoteQuery(reference)}`;
    expect(readArrival({ state: null, search })).toEqual({ sent: 'quote', reference, call: null });
  });

  it('may be nothing', () => {
    for (const state of [null, 3, {}, { sent: 'money', reference }])
      expect(readArrival({ state, search: '?ref=x' })).toEqual({
        sent: 'unknown',
        reference: null,
        call: null,
      });
  });
});
