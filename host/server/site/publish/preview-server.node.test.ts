import { ownersPageForEach } from '../../testing/owners-page-server';

const site = ownersPageForEach({ access: { password: null, name: 'bureau.atelier.example' } });

/** Makes a preview and presses "Voir l'aperçu". @returns the address to which the owner is sent. */
async function linkToPreview(headers: Record<string, string> = {}): Promise<URL> {
  await site.post('/site/apercu');
  await site.shown();
  const { headers: answer } = await site.get('/site/apercu', headers);
  return new URL(answer.location ?? '');
}

/** Opens a link, as a browser does. @returns the cookie. */
async function cookieOf({ pathname, search }: URL, headers: Record<string, string> = {}) {
  const opened = await site.preview(pathname + search, headers);
  expect([opened.status, opened.headers.location]).toEqual([303, '/']);
  return String(opened.headers['set-cookie']);
}

describe('"Voir avant de publier"', () => {
  it('shows the composed site to the browser that used the link, and forbids caching and indexing', async () => {
    const [cookie = ''] = (await cookieOf(await linkToPreview())).split(';');
    const { status, text, headers } = await site.preview('/', { Cookie: cookie });

    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(text).toContain('Mon aperçu');
  });

  it('has a name of its own behind nginx, whose cookie is secure', async () => {
    const link = await linkToPreview({ Host: 'bureau.atelier.example' });
    expect(link.origin).toBe('https://apercu.atelier.example');
    expect(await cookieOf(link, { Host: 'apercu.atelier.example' })).toMatch(/HttpOnly.*Secure/);
    expect((await site.preview('/', { Host: 'bureau.atelier.example' })).status).toBe(403);
  });

  it('opens with a link only once, and only within a minute', async () => {
    const { pathname, search } = await linkToPreview();
    expect((await site.preview('/')).status).toBe(401);
    expect((await site.preview(pathname + search)).status).toBe(303);
    expect((await site.preview(pathname + search)).status).toBe(401);

    const late = await linkToPreview();
    site.passTime(61_000);
    expect((await site.preview(late.pathname + late.search)).status).toBe(401);
  });

  it('closes after a day, and has no page before the first preview', async () => {
    const { headers } = await site.get('/site/apercu');
    const [cookie = ''] = (await cookieOf(new URL(headers.location ?? ''))).split(';');
    expect((await site.preview('/', { Cookie: cookie })).status).toBe(404);
    site.passTime(25 * 60 * 60_000);
    expect((await site.preview('/', { Cookie: cookie })).status).toBe(401);
  });
});
