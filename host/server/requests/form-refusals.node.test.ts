import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ajaxTarget,
  nativeTarget,
  formServiceForEach,
  sampleLead as lead,
  sampleReference as reference,
} from '../testing/running-form-service';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sendRequest } from '../testing/send-request';

const service = formServiceForEach();

describe('the form service', () => {
  it('returns everything typed, escaped, when a field is missing', async () => {
    const { status, text, headers } = await service.send(nativeTarget, {
      Nom: '"><script>alert(1)</script>',
      Description_projet: 'Un mur\n</textarea><img src=x>',
      'x" onfocus="alert(1)': 'y',
      Date_ISO: '2026-11-24',
      _next: '/merci',
    });

    expect(status).toBe(400);
    for (const part of [
      'ni numéro de téléphone ni adresse e-mail',
      'href="tel:+33199001234">01 99 00 12 34</a>',
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      '>Un mur\n&lt;/textarea&gt;&lt;img src=x&gt;</textarea>',
      '<input type="hidden" name="_next" value="/merci"/>',
      '<label for="Téléphone">Téléphone</label>',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/<label for="Date_ISO">Jour du rappel<.label><input [^>]*value="2026-11-24"\/>/);
    expect(text).not.toMatch(/<script|<img| onfocus="/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(service.kept()).toEqual([]);
  });

  it('accepts forms only from its own pages, and shows the current phone number', async () => {
    const phone = { national: '04 73 55 00 01', international: '+33473550001' };
    await service.restart({ live: async () => ({ ...sampleIdentity, phone }) });
    const { status, text } = await service.send(nativeTarget, lead, { Origin: 'https://evil.example' });

    expect([status, service.kept()]).toEqual([403, []]);
    expect(text).toContain('value="Durand"');
    expect(text).toContain('href="tel:+33473550001"');
    expect((await service.send(nativeTarget, lead, { Origin: service.url() })).status).toBe(303);
  });

  it('accepts its URL in capitals, percent-encoded and with a query, but no other URL', async () => {
    for (const target of [
      '/envoi/other@site.example',
      '/envoi/ajax/other@site.example',
      '/envoi/..%2f..%2fetc%2fpasswd',
      '/envoi/',
      '/envoi/__proto__',
    ]) {
      expect((await service.send(target, lead)).status).toBe(404);
    }
    expect((await service.send('/envoi/ARTISAN%40site.example?x=1', lead)).status).toBe(303);
  });

  it('leads a visitor who opens the URL of a refused form again to the contact page', async () => {
    expect((await sendRequest(service.url(), { path: nativeTarget })).headers.location).toBe('/contact');
  });

  it('rate-limits each address that the proxy reports, and returns the typed fields', async () => {
    const from = (address: string, target = ajaxTarget) =>
      service.send(target, lead, { 'X-Forwarded-For': `1.1.1.1, ${address}` });
    const first = await Promise.all(Array.from({ length: 120 }, () => from('2.2.2.2')));

    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await from('2.2.2.2')).status, (await from('3.3.3.3')).status]).toEqual([429, 200]);
    const byBrowser = await from('2.2.2.2', nativeTarget);
    expect(byBrowser.status).toBe(429);
    expect(byBrowser.text).toContain('value="Durand"');
  });

  it('returns the typed fields and the phone number when the database is damaged', async () => {
    await damageDatabase();
    const byPage = await service.send(ajaxTarget, lead);
    const byBrowser = await service.send(nativeTarget, lead);

    expect([byPage.status, byBrowser.status]).toEqual([503, 503]);
    expect(JSON.parse(byPage.text).success).toBe('false');
    expect(byBrowser.text).toContain('value="Durand"');
    expect(byBrowser.text).toContain(`href="tel:${sampleIdentity.phone.international}"`);
    expect(service.log.join()).toContain('cannot be opened');
  });

  it('reports success when the mail server accepts what the database cannot store, except from a robot', async () => {
    const mailed: string[] = [];
    await damageDatabase({ mailNow: async ({ request }) => void mailed.push(request.reference) });

    expect((await service.send(ajaxTarget, { ...lead, _elapsed: '1' })).status).toBe(503);
    expect((await service.send(ajaxTarget, lead)).status).toBe(200);
    expect(mailed).toEqual([reference]);
    await damageDatabase({ mailNow: () => Promise.reject(new Error('The mail server is away.')) });
    expect((await service.send(ajaxTarget, lead)).status).toBe(503);
  });

  it('keeps a request without its photographs when the disk is nearly full', async () => {
    await service.restart({ leastFree: Number.MAX_SAFE_INTEGER });
    const form = new FormData();
    for (const [name, value] of Object.entries(lead)) form.append(name, value);
    form.append('attachment', new File(['picture'], 'a.png'));
    const answer = await fetch(service.url() + ajaxTarget, { method: 'POST', body: form });

    expect(answer.status).toBe(200);
    expect(service.kept()[0]).toMatchObject({
      photos: [],
      rejected: [{ name: 'a.png', reason: 'photo-no-room' }],
    });
    expect([await service.files('files'), await service.files('incoming')]).toEqual([[], []]);
  });
});

/** Restarts the service with a database file that SQLite cannot read. */
async function damageDatabase(options: Parameters<typeof service.restart>[0] = {}): Promise<void> {
  for (const ending of ['', '-wal', '-shm'])
    await writeFile(path.join(service.spool, `requests.sqlite${ending}`), 'damaged'.repeat(1_000));
  await service.restart(options);
}

it('a form gets 503 during an unexpected error, which is logged', async () => {
  const now = () => {
    throw new Error('unforeseen');
  };
  await service.restart({ now });

  expect((await service.send(nativeTarget, lead)).status).toBe(503);
  expect(service.log.join()).toContain('unforeseen');
});
