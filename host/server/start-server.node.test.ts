import path from 'node:path';
import { startServer, type RunningServer } from './start-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { temporaryFolder, writeSampleSite, type TemporaryFolder } from './testing/sample-site';
import { sendRequest, urlencoded } from './testing/send-request';
import { startMailServer } from './testing/mail-server';
import { until } from './testing/until';
import type { MailSettings } from './requests/mail/mail-loop';

let folder: TemporaryFolder;
let running: RunningServer | undefined;

const start = (port = 0, mail: MailSettings | null = null) =>
  startServer({
    siteDir: path.join(folder.path, 'site'),
    spoolDir: path.join(folder.path, 'received/spool'),
    port,
    mail,
    identity: sampleIdentity,
    log: () => undefined,
  });

beforeEach(async () => {
  folder = await temporaryFolder();
  await writeSampleSite(path.join(folder.path, 'site'));
});

afterEach(async () => {
  await running?.close();
  running = undefined;
  await folder.remove();
});

describe('the server', () => {
  it("delivers a form to the owner's list and mailbox", async () => {
    const { url, received, close } = await startMailServer();
    running = await start(0, { url, address: 'artisan@site.example' });
    const form = urlencoded({ Nom_complet: 'Zoé Durand', Téléphone: '06 00 00 00 00' });
    const sent = await sendRequest(running.siteUrl, {
      method: 'POST',
      path: '/envoi/artisan@site.example',
      ...form,
    });
    const list = await sendRequest(running.receivedUrl);

    expect((await sendRequest(running.siteUrl)).text).toContain('Accueil');
    expect(sent.status).toBe(303);
    expect(list.text).toContain('Zoé Durand');
    expect((await sendRequest(running.siteUrl, { path: '/envoi/x' })).status).toBe(303);
    expect((await sendRequest(running.siteUrl, { path: '/envois' })).status).toBe(404);
    expect(await until(() => received[0]?.text)).toContain('Zoé Durand');
    await close();
  });

  it('reports a busy port and how to choose another', async () => {
    running = await start();
    const port = Number(new URL(running.siteUrl).port);

    await expect(start(port)).rejects.toThrow(
      new RegExp(`Port ${port} is already in use. It is needed for the site. .*PORT=${port + 10}`),
    );
    await expect(start(port - 1)).rejects.toThrow(/needed for the page of received requests/);
  });
});
