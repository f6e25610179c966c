import { fieldsIn, ownersPageForEach } from '../../testing/owners-page-server';
import { requestOf } from '../database/kept-request';
import { ownerSessions } from './sessions';

const password = 'un long secret';
const site = ownersPageForEach({ access: { password, name: 'bureau.example' } });

const signIn = (given = password, vers = '/', over: Record<string, string> = {}) =>
  site.post('/connexion', { 'mot-de-passe': given, vers }, over);

/** Signs in. @returns the session cookie. */
async function cookie(over: Record<string, string> = {}): Promise<string> {
  const { headers } = await signIn(password, '/', over);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const byTls = { Host: 'bureau.example', Origin: 'https://bureau.example' };

describe('signing in', () => {
  it('shows the logo, the name and the fonts of the site', async () => {
    const { text } = await site.get();

    expect(text).toMatch(/<img src="\/app-icon\.png" alt=""[^>]*>Exemple</);
    for (const file of ['/app-head.woff2', '/app-text.woff2'])
      expect(text).toMatch(new RegExp(`<link rel="preload" href="${file}" as="font"`));
  });

  it('asks for the password, and then opens the requested page', async () => {
    const asked = await site.get('/site/prix');
    expect(asked.status).toBe(401);
    expect(asked.text).toContain('<label for="mot-de-passe">Mot de passe</label>');
    expect(asked.text).toContain('name="vers" value="/site/prix"');
    expect(asked.headers['www-authenticate']).toBeUndefined();

    const { status, headers } = await signIn(password, '/site/prix');
    expect([status, headers.location]).toEqual([303, '/site/prix']);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^rth-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    expect((await site.get('/site/prix', { Cookie: await cookie() })).status).toBe(200);
  });

  it('asks the owner to return to the first tab after a sign-in in a second tab', async () => {
    const beside = '/connexion?onglet=oui';
    expect((await site.get(beside)).text).toContain(`name="vers" value="${beside}"`);
    expect((await signIn(password, beside)).headers.location).toBe(beside);

    const { status, text } = await site.get(beside, { Cookie: await cookie() });
    expect(status).toBe(200);
    expect(text).toContain('Fermez cet onglet');
  });

  it('sets a cookie with the attribute "Secure" over TLS', async () => {
    const { headers } = await signIn(password, '/', byTls);

    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/connexion'])(
    'never redirects to %s',
    async (vers) => {
      expect((await signIn(password, vers)).headers.location).toBe('/');
    },
  );

  it('reports a wrong password, and blocks an address after ten wrong passwords', async () => {
    const known = await cookie();
    expect((await signIn('faux')).text).toContain('Ce n’est pas le bon mot de passe.');
    for (let failure = 0; failure < 9; failure += 1) await signIn('faux');
    const answer = await signIn();

    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '600']);
    // A browser in which the owner has signed in before is never blocked.
    expect((await signIn(password, '/', { Cookie: known })).status).toBe(303);
    // Behind nginx, wrong passwords are counted by the address in `X-Forwarded-For`.
    expect((await signIn(password, '/', { ...byTls, 'X-Forwarded-For': '192.0.2.1' })).status).toBe(303);
  });

  it('is refused if another site sends the form', async () => {
    expect((await signIn(password, '/', { Origin: 'https://evil.example' })).status).toBe(401);
  });

  it('stores no usable cookie in the database', async () => {
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
  it('ends when the owner signs out', async () => {
    const Cookie = await cookie();
    expect((await site.get('/plus', { Cookie })).text).toContain('Se déconnecter');
    expect((await site.post('/deconnexion', {}, { Cookie })).headers.location).toBe('/connexion');

    expect((await site.get('/', { Cookie })).status).toBe(401);
  });

  it.each([
    ['is valid for thirty days', -29.9, 200],
    ['ends after thirty days', -30.1, 401],
    ['ends when the clock is set back by more than thirty days', 30.1, 401],
  ])('%s', async (_what, days, status) => {
    const Cookie = await cookie();
    site.database.run('UPDATE sessions SET begunAt = begunAt + ?', days * 86_400_000);

    expect((await site.get('/', { Cookie })).status).toBe(status);
  });

  it('ends when the password changes', async () => {
    const Cookie = await cookie();
    const [, word = ''] = Cookie.split('=');
    const other = ownerSessions(site.database, 'un autre secret', () => new Date('2026-11-21T12:00:00Z'));

    expect((await site.get('/', { Cookie })).status).toBe(200);
    expect(other.openOne(`rth-session=${word}`)).toBeNull();
    expect(other.list()).toEqual([]);
    expect(other.knownBrowser(`rth-session=${word}`)).not.toBeNull();
  });

  it('is listed with its browser, and can be ended alone or with all others', async () => {
    const [first, second] = [
      await cookie({ 'User-Agent': 'Telephone <perdu>' }),
      await cookie({ 'User-Agent': 'Ordinateur' }),
    ];
    const { text } = await site.get('/connexions', { Cookie: second });
    expect(text).toContain('Telephone &lt;perdu&gt;');
    expect(text).toContain('Ouverte le 21/11/2026 à 13\u00a0h\u00a000');
    expect(text.match(/cet appareil/g)).toHaveLength(1);
    const ids = [...text.matchAll(/name="session" value="(\d+)"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(2);

    await site.post(
      '/connexions/fermer',
      { session: Math.min(...ids.map(Number)).toString() },
      { Cookie: second },
    );
    expect((await site.get('/', { Cookie: first })).status).toBe(401);
    expect((await site.get('/', { Cookie: second })).status).toBe(200);
    await site.post('/connexions/tout-fermer', {}, { Cookie: second });
    expect((await site.get('/', { Cookie: second })).status).toBe(401);
  });
});

describe('the browser of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Safari/604.1',
      'Safari sur iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome sur Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge sur Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
  ])('is named in words: %s', async (agent, words) => {
    const { text } = await site.get('/connexions', { Cookie: await cookie({ 'User-Agent': agent }) });

    expect(text).toContain(`>${words}<`);
  });
});

describe('a form that is posted after the session has ended', () => {
  const field = (text: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  /** Submits the sign-in page. */
  const resume = (text: string, given = password) =>
    site.post('/connexion', {
      ...{ 'mot-de-passe': given, vers: field(text, 'vers'), saisie: field(text, 'saisie') },
    });
  const street = '1 rue « Très » Longue & Cie'.repeat(9);
  /** Returns the fields of the form, with the given street. */
  const typed = async (text: string) => ({
    ...fieldsIn((await site.get('/site/a-completer', { Cookie: await cookie() })).text),
    'address.street': text,
  });

  it('is kept in the sign-in page, even after a wrong password, and is saved after signing in', async () => {
    const asked = await site.post('/site/a-completer', await typed(street));
    expect(asked.status).toBe(401);
    expect(asked.text).toContain('ce sera enregistré');
    const again = await resume(asked.text, 'faux');
    expect(again.status).toBe(401);
    const saved = await resume(again.text);

    expect(saved.headers.location).toBe('/site/a-completer?fait=enregistre');
    const Cookie = saved.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await site.get('/site/a-completer', { Cookie })).text).toContain(
      '1 rue « Très » Longue &amp; Cie',
    );
  });

  it('keeps its text fields if it also has files', async () => {
    const content = Buffer.from('%PDF-1.7');
    const file = { field: 'fichiers.attestation.before', name: 'attestation.pdf', content };
    const asked = await site.sendFiles('/site/a-completer', [file], await typed('1 rue de la Gare'));
    const saved = await resume(asked.text);

    expect(asked.status).toBe(401);
    const Cookie = saved.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await site.get('/site/a-completer', { Cookie })).text).toContain('1 rue de la Gare');
  });

  it('marks a request as handled after signing in', async () => {
    const reference = site.keep();
    const { text } = await site.post(`/demande/${reference}/traitee`);
    await resume(text);

    expect(requestOf(site.database, reference)?.state).toBe('handled');
  });

  it('is discarded if another site sent it', async () => {
    const foreign = { Origin: 'https://evil.example' };
    const { text } = await site.post('/site/a-completer', {}, foreign);

    expect(text).not.toContain('name="saisie"');
  });
});

describe('a form that is too long', () => {
  it('is refused, and not treated as an empty form', async () => {
    const own = { Cookie: await cookie() };
    const fields = { 'address.street': 'x'.repeat(300_000) };

    expect((await site.fill('/site/a-completer', fields, own)).status).toBe(413);
    expect(site.database.all('SELECT * FROM drafts')).toEqual([]);
  });
});

describe('a browser that is not signed in', () => {
  it('gets no request, draft, photograph, insurance certificate or preview', async () => {
    const Cookie = await cookie();
    const own = { Cookie };
    await site.fill('/site/a-completer', { 'address.street': '1 rue Secrète' }, own);
    const { headers } = await site.post('/site/chantiers/nouveau', {}, own);
    const id = headers.location?.split('/').at(-1) ?? '';
    expect((await site.get('/site/a-completer', own)).text).toContain('1 rue Secrète');

    for (const target of [
      ...[
        '/',
        '/health',
        '/demandes.csv',
        '/fichiers/x',
        '/connexions',
        '/rien',
        '/site',
        '/site/a-completer',
        '/site/prix',
      ],
      ...['/site/moi', '/site/agenda', '/site/chantiers', `/site/chantiers/${id}`, '/site/versions'],
      ...[`/site/photos/${id}/0123456789abcdef01`, `/site/fichiers/${id}/morceaux?cle=0011aabb&taille=4`],
      ...[...['jpg', 'pdf'].map((ending) => `/fichiers/${'a'.repeat(64)}.${ending}`), '/site/atelier.js'],
    ]) {
      const { status, text } = await site.get(target);
      expect([target, status]).toEqual([target, 401]);
      expect(text).not.toContain('Secrète');
    }
    expect((await site.preview('/')).status).toBe(401);
    expect((await site.preview('/releases/owner/identity.json')).status).toBe(401);
    expect((await site.preview('/', own)).status).toBe(404);
  });

  it('changes nothing', async () => {
    for (const target of [
      ...['/effacer', '/site/a-completer', '/site/chantiers/nouveau', '/site/publier', '/site/apercu'],
      ...[
        '/site/reprendre',
        '/site/fichiers/attestation/morceaux?cle=0011aabb&taille=4&debut=0',
        '/site/remplir/adresse/oublier',
        '/deconnexion',
      ],
    ])
      expect([target, (await site.post(target, { 'address.street': 'x' })).status]).toEqual([target, 401]);

    expect(site.database.all('SELECT * FROM drafts')).toEqual([]);
    expect(site.delivery.given()).toBeNull();
  });
});

describe('a browser that is signed in', () => {
  it('changes nothing for another site', async () => {
    const foreign = { Cookie: await cookie(), Origin: 'https://evil.example' };

    expect((await site.post('/site/publier', {}, foreign)).status).toBe(403);
    expect((await site.preview('/', { ...foreign, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
