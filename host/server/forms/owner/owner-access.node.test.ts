import { ownersPageForEach } from '../../testing/owners-page-server';
import { isOwnHost, passwordJudge, type OwnerAccess } from './owner-access';

const password = 'un long secret';

describe("the password of the owner's page", () => {
  const moment = Date.parse('2026-11-21T12:00:00Z');
  let waited: number[];
  const judge = () =>
    passwordJudge(
      password,
      () => new Date(moment),
      async (milliseconds) => void waited.push(milliseconds),
    );
  beforeEach(() => (waited = []));
  const from = (address: string, browser: string | null = null) => ({ address, browser });

  it('is accepted with a delay after a hundred failures from different addresses', async () => {
    const verdict = judge();
    for (let failure = 0; failure < 100; failure += 1) await verdict('b', from(`address ${failure}`));
    expect(waited).toEqual([]);

    expect(await verdict(password, from('here'))).toBe('right');
    expect(await verdict('b', from('there'))).toBe('wrong');
    expect(waited).toEqual([1_000, 1_000]);
  });

  it('is refused after ten failures from one address, except in a browser that signed in before', async () => {
    const verdict = judge();
    for (let failure = 0; failure < 10; failure += 1) await verdict('b', from('here'));

    expect(await verdict(password, from('here'))).toBe('too-many');
    expect(await verdict(password, from('here', 'his telephone'))).toBe('right');
  });

  it('is accepted with a delay after ten failures in a browser that signed in before', async () => {
    const verdict = judge();
    for (let failure = 0; failure < 12; failure += 1) await verdict('b', from('here', 'his telephone'));

    expect(waited).toEqual([1_000, 1_000]);
    expect(await verdict(password, from('here', 'his telephone'))).toBe('right');
  });
});

describe('isOwnHost', () => {
  const local: OwnerAccess = { password: null };
  const named: OwnerAccess = { password, name: 'bureau.example' };

  it.each([
    ['localhost:8091', local, true],
    ['127.0.0.1:8091', local, true],
    ['[::1]:8091', local, true],
    ['192.168.1.5:8091', local, false],
    ['evil.example', local, false],
    ['127.0.0.1.evil.example', local, false],
    [undefined, local, false],
    ['Bureau.example', named, true],
    ['192.168.1.5:8091', named, false],
    ['bureau.example.evil.example', named, false],
  ])('checks the host %s against %j: %s', (header, access, isOwn) => {
    expect(isOwnHost(header, access)).toBe(isOwn);
  });
});

describe('the protection against other sites', () => {
  const page = ownersPageForEach();

  const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

  it.each(['cross-site', 'same-site'])(
    'lets a %s link open only the list or the page of a request',
    async (site) => {
      const from = { 'Sec-Fetch-Site': site };

      expect((await page.get('/', { ...from, ...navigation })).status).toBe(200);
      const request = `/demande/${page.keep()}`;
      expect((await page.get(request, { ...from, ...navigation })).status).toBe(200);
      expect((await page.get(`${request}?x`, { ...from, ...navigation })).status).toBe(403);
      for (const target of [
        '/?q=durand',
        '/?',
        '/demandes.csv',
        '/effacer?qui=x',
        '/fichiers/x',
        '/health',
        '/x',
      ]) {
        const { status, text } = await page.get(target, { ...from, ...navigation });
        expect([target, status]).toEqual([target, 403]);
        expect(text).toContain('<a class="action" href="/">');
      }
      expect((await page.get('/', { ...from, ...navigation, 'Sec-Fetch-Dest': 'iframe' })).status).toBe(403);
      expect((await page.get('/', { ...from, 'Sec-Fetch-Mode': 'no-cors' })).status).toBe(403);
    },
  );

  it('does not restrict navigation by the owner', async () => {
    for (const site of ['none', 'same-origin'])
      expect((await page.get('/?q=durand', { 'Sec-Fetch-Site': site })).status).toBe(200);
    expect((await page.get('/?q=durand')).status).toBe(200);
  });
});
