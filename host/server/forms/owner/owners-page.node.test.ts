import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startListening, type ListeningServer } from '../listening-server';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { sendRequest } from '../testing/send-request';
import { receivedPage } from './received-page';
import { openSpool, type Spool, type StoredRequest } from './spool';

let folder: TemporaryFolder;
let spool: Spool;
let server: ListeningServer;

function stored(reference: string, over: Partial<StoredRequest> = {}): StoredRequest {
  return {
    reference,
    receivedAt: '2026-11-21T09:34:05.000Z',
    address: 'artisan@site.example',
    subject: '',
    replyTo: '',
    copies: [],
    fingerprint: 'a'.repeat(64),
    fields: [['Nom', 'Durand']],
    ...over,
  };
}

const get = (target = '/', headers: Record<string, string> = {}) =>
  sendRequest(server.url, { path: target, headers });

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  server = await startListening({
    handle: receivedPage({ spool, log: () => undefined }),
    port: 0,
    host: '127.0.0.1',
    purpose: 'a test',
    remedy: '',
  });
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

describe('the page of received requests', () => {
  it('says when there is none', async () => {
    const answer = await get();

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Aucune demande pour le moment.');
  });

  it('lists them newest first, with what was corrected and what is suspicious', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA', { subject: 'Premier' }));
    await spool.accept(
      stored('RTH-20261121-BBBBBB', { subject: 'Dernier', receivedAt: '2026-11-21T10:00:00.000Z' }),
    );
    await spool.accept(
      stored('RTH-20261121-AAAAAA', { fingerprint: 'b'.repeat(64), fields: [['Nom', 'Corrigé']] }),
    );
    await spool.quarantine(stored('RTH-20261121-CCCCCC', { subject: 'Robot' }));
    const { text } = await get();

    const order = ['2 demandes', 'Dernier', 'Premier', 'Corrigé', 'À vérifier', 'Robot'].map((part) =>
      text.indexOf(part),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('shows what visitors wrote as text, and nothing else', async () => {
    const fields: StoredRequest['fields'] = [
      ['<b>', '<script>alert(1)</script>'],
      ['Téléphone', '"><img> 06 00'],
      ['Email', 'a"b@c.example?cc=x'],
    ];
    await spool.accept(stored('RTH-20261121-AAAAAA', { subject: '<i>', fields }));
    const { text, headers } = await get();

    expect(text).not.toMatch(/<script|<img|<b>|<i>/);
    expect(text).toContain('href="tel:0600"');
    expect(text).toContain('href="mailto:a%22b%40c.example%3Fcc%3Dx"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'/,
    );
  });

  it('spreads many requests over pages', async () => {
    for (let index = 0; index < 51; index += 1) {
      const reference = `RTH-20261121-${String(index).padStart(6, '0')}`;
      await spool.accept(stored(reference, { receivedAt: new Date(1e12 + index).toISOString() }));
    }

    const [first, second] = [await get(), await get('/?page=2')];
    expect(first.text).toContain('RTH-20261121-000050');
    expect(first.text).not.toContain('RTH-20261121-000000');
    expect(second.text).toContain('RTH-20261121-000000');
    expect((await get('/?page=-1e9')).status).toBe(200);
  });

  it('names the files that it cannot read', async () => {
    await writeFile(path.join(folder.path, 'accepted/RTH-20261121-AAAAAA.json'), '{');

    expect((await get()).text).toContain(path.join('accepted', 'RTH-20261121-AAAAAA.json'));
  });

  it('opens under the names of this computer only', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA'));

    expect((await get('/', { Host: 'localhost:4101' })).status).toBe(200);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '192.168.1.2:4101',
      '127.0.0.1.evil.example',
    ]) {
      const answer = await get('/', { Host: host });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('Durand');
    }
  });

  it('is read, not written, and has one address', async () => {
    expect((await sendRequest(server.url, { method: 'POST' })).status).toBe(405);
    expect((await get('/accepted/RTH-20261121-AAAAAA.json')).status).toBe(404);
    expect((await sendRequest(server.url, { method: 'HEAD' })).text).toBe('');
  });

  it('says so when the folder is gone', async () => {
    await rm(path.join(folder.path, 'accepted'), { recursive: true });

    expect((await get()).status).toBe(503);
  });
});
