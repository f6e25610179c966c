import { ownerSessions } from './sessions';
import { ownersPageForEach } from '../../testing/owners-page-server';

const password = 'un long secret';
const site = ownersPageForEach({ access: { password, name: 'bureau.example' } });

const signIn = (given = password, vers = '/', over: Record<string, string> = {}) =>
  site.post('/connexion', { 'mot-de-passe': given, vers }, over);

/** What his browser sends with every request once he has signed in. */
async function cookie(): Promise<string> {
  const { headers } = await signIn();
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const byTls = { Host: 'bureau.example', Origin: 'https://bureau.example' };

describe('signing in', () => {
  it('asks for the password, and goes on to the page that was asked for', async () => {
    const asked = await site.get('/site/prix');
    expect(asked.status).toBe(401);
    expect(asked.text).toContain('<label for="mot-de-passe">Mot de passe</label>');
    expect(asked.text).toContain('name="vers" value="/site/prix"');
    expect(asked.headers['www-authenticate']).toBeUndefined();

    const { status, headers } = await signIn(password, '/site/prix');
    expect([status, headers.location]).toEqual([303, '/site/prix']);
    expect(headers['set-cookie']?.[0]).toMatch(/^rth-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await site.get('/site/prix', { Cookie: await cookie() })).status).toBe(200);
  });

  it('over TLS leaves a cookie that never goes another way', async () => {
    const { headers } = await signIn(password, '/', byTls);

    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/connexion'])(
    'never leads to %s',
    async (vers) => {
      expect((await signIn(password, vers)).headers.location).toBe('/');
    },
  );

  it('tells a wrong password, and refuses all after ten of them', async () => {
    expect((await signIn('faux')).text).toContain('Ce n’est pas le bon mot de passe.');
    for (let failure = 0; failure < 9; failure += 1) await signIn('faux');
    const answer = await signIn();

    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '600']);
    // The web server in front tells who else it is.
    expect((await signIn(password, '/', { ...byTls, 'X-Forwarded-For': '192.0.2.1' })).status).toBe(303);
  });

  it('is not done from the page of another site', async () => {
    expect((await signIn(password, '/', { Origin: 'https://evil.example' })).status).toBe(401);
  });

  it('ends every session when the password changes', async () => {
    const noon = () => new Date('2026-11-21T12:00:00Z');
    const open = await cookie();
    const isOpenFor = (word: string) => ownerSessions(site.database, noon, word).isOpen(open);

    expect([isOpenFor(password), isOpenFor('un autre long secret')]).toEqual([true, false]);
  });

  it('leaves nothing in the database with which one could sign in', async () => {
    const [, word] = (await cookie()).split('=');
    const kept = site.database.all<{ hash: string }>('SELECT * FROM sessions');

    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(word);
    expect(
      (await site.get('/', { Cookie: `rth-session=${String(kept[0]?.hash).slice(0, 43)}` })).status,
    ).toBe(401);
  });
});

describe('a session', () => {
  it('ends when he signs out', async () => {
    const Cookie = await cookie();
    expect((await site.get('/site', { Cookie })).text).toContain('Se déconnecter');
    const { headers } = await site.post('/deconnexion', {}, { Cookie });

    expect(headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect((await site.get('/', { Cookie })).status).toBe(401);
  });

  it.each([
    ['ends after twelve hours without use', -12.1, 401],
    ['goes on within twelve hours', -11.9, 200],
    ['ends when the clock is put back by more', 12.1, 401],
  ])('%s', async (_what, hours, status) => {
    const Cookie = await cookie();
    site.database.run('UPDATE sessions SET usedAt = usedAt + ?', hours * 3_600_000);

    expect((await site.get('/', { Cookie })).status).toBe(status);
  });

  it('begins its twelve hours again with every use', async () => {
    const Cookie = await cookie();
    const age = () => site.database.run('UPDATE sessions SET usedAt = usedAt - 39600000');
    for (let time = 0; time < 3; time += 1) {
      age();
      expect((await site.get('/', { Cookie })).status).toBe(200);
    }
  });
});

describe('without the password', () => {
  it('nobody sees a request, a draft, a photograph, an attestation or the preview', async () => {
    const Cookie = await cookie();
    const own = { Cookie };
    await site.post('/site/remplir/adresse', { version: '0', 'address.street': '1 rue Secrète' }, own);
    const { headers } = await site.post('/site/chantiers/nouveau', {}, own);
    const id = headers.location?.split('/').at(-1) ?? '';
    expect((await site.get('/site/a-completer', own)).text).toContain('1 rue Secrète');

    for (const target of [
      ...['/', '/health', '/demandes.csv', '/photo/x', '/nichts', '/site', '/site/a-completer', '/site/prix'],
      ...['/site/moi', '/site/agenda', '/site/chantiers', `/site/chantiers/${id}`, '/site/versions'],
      ...[`/site/photos/${id}/0123456789abcdef01`, `/site/fichiers/${id}/morceaux?cle=0011aabb&taille=4`],
      ...[
        ...['jpg', 'pdf'].map((ending) => `/site/fichiers/${'a'.repeat(64)}.${ending}`),
        '/site/atelier.js',
      ],
    ]) {
      const { status, text } = await site.get(target);
      expect([target, status]).toEqual([target, 401]);
      expect(text).not.toContain('Secrète');
    }
    expect((await site.preview('/')).status).toBe(401);
    expect((await site.preview('/releases/owner/identity.json')).status).toBe(401);
    expect((await site.preview('/', own)).status).toBe(404);
  });

  it('nobody changes anything', async () => {
    for (const target of [
      ...['/effacer', '/site/remplir/adresse', '/site/chantiers/nouveau', '/site/publier', '/site/apercu'],
      ...[
        '/site/reprendre',
        '/site/fichiers/attestation/envoyer',
        '/site/fichiers/portrait/envoyer',
        '/deconnexion',
      ],
    ])
      expect([target, (await site.post(target, { version: '0', 'address.street': 'x' })).status]).toEqual([
        target,
        401,
      ]);

    expect(site.database.all('SELECT * FROM drafts')).toEqual([]);
    expect(site.delivery.given()).toBeNull();
  });

  it('nor from another site with it', async () => {
    const foreign = { Cookie: await cookie(), Origin: 'https://evil.example' };

    expect((await site.post('/site/publier', {}, foreign)).status).toBe(403);
    expect((await site.preview('/', { ...foreign, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
