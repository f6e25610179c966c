import { giveConsent, readConsent } from './cookie-consent';

describe('the answer to the cookie question', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  });

  afterEach(() => jest.useRealTimers());

  it('is not there before it is given', () => {
    expect(readConsent(new Date())).toBeNull();
  });

  it.each(['accepted', 'declined'] as const)('is kept as « %s », beside its date', (consent) => {
    giveConsent(consent);

    expect(Object.values({ ...localStorage }).sort()).toEqual(['2026-11-21T10:00:00.000Z', consent]);
    expect(readConsent(new Date())).toBe(consent);
  });

  it('lapses after six months', () => {
    giveConsent('accepted');

    expect(readConsent(new Date('2027-05-21T08:59:00Z'))).toBe('accepted');
    expect(readConsent(new Date('2027-05-21T10:00:00Z'))).toBeNull();
  });

  it('may be given again, for six more months', () => {
    giveConsent('accepted');
    jest.setSystemTime(new Date('2027-05-01T10:00:00Z'));

    giveConsent('declined');

    expect(readConsent(new Date('2027-10-31T10:00:00Z'))).toBe('declined');
  });

  it.each([
    ['has no date', { 'cookie-consent': 'accepted' }],
    ['has no readable date', { 'cookie-consent': 'accepted', 'cookie-consent-date': 'hier' }],
    ['is something else', { 'cookie-consent': 'oui', 'cookie-consent-date': '2026-11-21T09:00:00Z' }],
  ])('does not count when it %s', (_what, stored) => {
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));

    expect(readConsent(new Date())).toBeNull();
  });
});
