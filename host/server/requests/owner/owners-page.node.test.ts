import { createHash } from 'node:crypto';
import { ownersPageForEach } from '../../testing/owners-page-server';

const page = ownersPageForEach();

describe('the page of received requests', () => {
  it("shows visitors' input as plain text, under a strict content security policy", async () => {
    const fields = {
      '<b>': '<script>alert(1)</script>',
      Téléphone: '"><img> 06 39 98 12 34',
      Email: 'a"b@c.example?cc=x',
    };
    const reference = page.keep({ subject: '<i>', fields, replyTo: 'a"b@c.example?cc=x' });
    const { text, headers } = await page.get(`/demande/${reference}`);

    expect(text).not.toMatch(/<script(?! src="\/site\/atelier.js" defer)|<img|<b>|<i>/);
    expect(text).toContain('href="tel:+33639981234"');
    // iPhones would make links of references and dates.
    expect(text).toContain('name="format-detection" content="telephone=no, date=no, address=no, email=no"');
    expect(text).not.toContain('mailto:');
    expect(headers['cache-control']).toBe('no-store');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'; `);
  });

  it('responds with 503 when the database cannot be read', async () => {
    page.database.close();

    expect((await page.get()).status).toBe(503);
  });
});

it('the page of a request offers ready-made answers by e-mail', async () => {
  const reference = page.keep({ replyTo: 'claire@exemple.fr' });
  const { text } = await page.get(`/demande/${reference}`);
  const [, link = ''] = /"(mailto:[^"]*&amp;body=[^"]*)"/.exec(text) ?? [];

  expect(decodeURIComponent(link.replaceAll('&amp;', '&'))).toMatch(
    /^mailto:claire@exemple\.fr\?subject=[^&]*&body=Bonjour, .*\nExemple$/,
  );
});

it('its health is known without a password, and fails while a person must act', async () => {
  expect((await page.get('/health')).status).toBe(200);
  page.problems.push({ code: 'disk-nearly-full', since: 0, detail: 'secret' });
  const { status, text } = await page.get('/health');

  expect([status, JSON.parse(text)]).toMatchObject([503, { problems: [{ code: 'disk-nearly-full' }] }]);
  expect(text).not.toContain('secret');
});

describe('the key of the backups', () => {
  const withBackups = ownersPageForEach({ hasBackups: true });

  it('is asked for until the owner says that it is written down', async () => {
    const button = 'Clé de sauvegarde notée';
    expect((await withBackups.get()).text).toContain(button);
    await withBackups.post('/problemes/cle-notee');
    expect((await withBackups.get()).text).not.toContain(button);
    expect((await page.get()).text).not.toContain(button);
  });
});
