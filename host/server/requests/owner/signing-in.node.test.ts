import { ownersPageForEach, startOwnersPage } from '../../testing/owners-page-server';

const password = 'un long secret';
const site = ownersPageForEach({ access: { password, name: 'bureau.example' } });

const day = 86_400_000;

const signIn = (given = password, vers = '/', over: Record<string, string> = {}) =>
  site.post('/connexion', { 'mot-de-passe': given, vers }, over);

/** Signs in. @returns the session cookie. */
async function cookie(over: Record<string, string> = {}): Promise<string> {
  const { headers } = await signIn(password, '/', over);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const byTls = { Host: 'bureau.example', Origin: 'https://bureau.example' };

describe('signing in', () => {
  it('asks for the password, and then opens the requested page', async () => {
    const asked = await site.get('/site/prix');
    expect(asked.status).toBe(401);
    expect(asked.text).toContain('<label for="mot-de-passe">Mot de passe</label>');
    expect(asked.text).toContain('name="vers" value="/site/prix"');
    // iPhones and password managers fill in no password that was saved without a user name.
    expect(asked.text).toContain('<input autoComplete="username" hidden="" name="nom" value="Exemple"/>');
    expect(asked.headers['www-authenticate']).toBeUndefined();

    const { status, headers } = await signIn(password, '/site/prix');
    expect([status, headers.location]).toEqual([303, '/site/prix']);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^rth-session=\d+\.[\w+/]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await signIn(password, '/', byTls)).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    expect((await site.get('/site/prix', { Cookie: await cookie() })).status).toBe(200);
  });

  const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '/connexion'];
  it.each(foreign)('never redirects to %s', async (vers) => {
    expect((await signIn(password, vers)).headers.location).toBe('/');
  });

  it('reports a wrong password, and refuses more than ten passwords of an address in ten minutes', async () => {
    expect((await signIn('faux')).text).toContain('Ce n’est pas le bon mot de passe.');
    for (let failure = 0; failure < 9; failure += 1) await signIn('faux');

    expect((await signIn()).status).toBe(429);
    expect((await signIn(password, '/', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(303);
  });
});

describe('a session', () => {
  it('ends when the owner signs out', async () => {
    const Cookie = await cookie();
    expect((await site.get('/', { Cookie })).text).toContain('Se déconnecter');
    const { headers } = await site.post('/deconnexion', {}, { Cookie });

    expect(headers.location).toBe('/connexion');
    expect(headers['set-cookie']?.[0]).toBe('rth-session=; Max-Age=0; Path=/');
  });

  it('lasts thirty days from the last visit', async () => {
    const first = await cookie();
    site.passTime(29 * day);
    const visit = await site.get('/', { Cookie: first });
    const second = visit.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    site.passTime(2 * day);

    expect((await site.get('/', { Cookie: first })).status).toBe(401);
    expect((await site.get('/', { Cookie: second })).status).toBe(200);
  });

  it('ends when the password changes', async () => {
    const Cookie = await cookie();
    const other = await startOwnersPage({ access: { password: 'un autre secret' } });

    expect((await site.get('/', { Cookie })).status).toBe(200);
    expect((await other.get('/', { Cookie })).status).toBe(401);
    await other.close();
  });
});
