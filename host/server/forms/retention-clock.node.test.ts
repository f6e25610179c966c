import { setTimeout as pause } from 'node:timers/promises';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startListening } from '../listening-server';
import { ajaxTarget } from '../testing/running-form-service';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { sendRequest, urlencoded } from '../testing/send-request';
import { openFormDesk } from './form-desk';

// Every request is synced to the disk.
jest.setTimeout(60_000);

let folder: TemporaryFolder;

beforeEach(async () => void (folder = await temporaryFolder()));
afterEach(() => folder.remove());

/** A form service whose clock says this, for as long as the visit lasts. */
async function whenTheClockSays(moment: string, visit: (forms: string, owner: string) => Promise<void>) {
  const desk = await openFormDesk({
    identity: sampleIdentity,
    spoolDir: folder.path,
    // These forms are not filled in as the site's page does it.
    forms: {
      now: () => new Date(moment),
      quarantineScore: Infinity,
      rate: { requests: 1_000, perSeconds: 600 },
    },
    log: () => undefined,
  });
  const listen = { port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' };
  const site = await startListening({
    handle: (request, response) => void desk.forms.handle(request, response),
    ...listen,
  });
  const page = await startListening({ handle: desk.ownersPage, ...listen });
  try {
    await visit(site.url, page.url);
  } finally {
    await site.close();
    await page.close();
    await desk.stop();
  }
}

const receive = (count: number, name: string) => async (forms: string) => {
  for (let number = 1; number <= count; number += 1) {
    const form = urlencoded({ Nom: `${name} ${number}`, Téléphone: `06 39 98 00 ${number}` });
    const { text } = await sendRequest(forms, { method: 'POST', path: ajaxTarget, ...form });
    expect(text).toContain('"success":"true"');
  }
};

/** Names that the owner finds in his list, once old requests have been looked for. */
async function found(owner: string, name: string, count: number): Promise<string[]> {
  let names: string[] = [];
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { text } = await sendRequest(owner, { path: `/?q=${encodeURIComponent(name)}` });
    names = [...new Set(text.match(new RegExp(`${name} \\d+`, 'g')))];
    const health = await sendRequest(owner, { path: '/health' });
    if (names.length < count || JSON.parse(health.text).retentionHeld > 0) break;
    await pause(10);
  }
  return names;
}

describe('requests that were received while the clock was years behind', () => {
  it('stay in the owner’s list when the clock is right again: all three of three', async () => {
    await whenTheClockSays('2021-03-01T10:00:00Z', receive(3, 'Durand'));

    await whenTheClockSays('2026-11-21T12:00:00Z', async (_forms, owner) => {
      expect(await found(owner, 'Durand', 3)).toHaveLength(3);
    });
  });

  it('are kept for good once the owner marks them as handled, or go with his word', async () => {
    await whenTheClockSays('2021-03-01T10:00:00Z', receive(3, 'Durand'));

    await whenTheClockSays('2026-11-21T12:00:00Z', async (_forms, owner) => {
      await found(owner, 'Durand', 3);
      const post = (path: string, fields = {}) =>
        sendRequest(owner, {
          method: 'POST',
          path,
          ...urlencoded(fields),
          headers: { ...urlencoded(fields).headers, Origin: owner, Host: new URL(owner).host },
        });
      const { text } = await sendRequest(owner);
      const [, handle = ''] = /action="(\/demande\/[^"]+\/traitee)"/.exec(text) ?? [];
      await post(handle);
      expect((await post('/conservation/effacer', { nombre: '3' })).headers.location).toBe(
        '/?fait=conservation',
      );
      const list = await sendRequest(owner, { path: '/?etat=toutes' });
      expect(new Set(list.text.match(/Durand \d/g)).size).toBe(1);
    });
  });
});
