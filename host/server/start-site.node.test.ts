import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { requestDatabase } from './forms/database/open-database';
import { countRequests } from './forms/database/request-lists';
import { readIdentity } from './identity/read-identity';
import { startSite, type StartedSite } from './start-site';
import { temporaryFolder, writeSampleSite, type TemporaryFolder } from './testing/sample-site';
import { sendRequest, urlencoded } from './testing/send-request';

let folder: TemporaryFolder;
let identity: Identity;
let site: StartedSite;

beforeAll(async () => {
  // What is sent here is no whole form of the site, and would be set apart.
  process.env.RTH_QUARANTINE_SCORE = 'off';
  identity = await readIdentity();
  folder = await temporaryFolder();
  await writeSampleSite(path.join(folder.path, 'site'));
  site = await startSite({
    identity,
    siteDir: path.join(folder.path, 'site'),
    spoolDir: path.join(folder.path, 'spool'),
    port: 0,
    log: () => undefined,
  });
}, 60_000);

afterAll(async () => {
  delete process.env.RTH_QUARANTINE_SCORE;
  await site.close();
  await folder.remove();
}, 30_000);

const database = () => requestDatabase({ folder: path.join(folder.path, 'spool'), log: () => undefined });
const accepted = () => countRequests(database(), 'all');

const send = (name: string) =>
  sendRequest(site.siteUrl, {
    method: 'POST',
    path: `/envoi/ajax/${identity.email}`,
    ...urlencoded({ Nom_complet: name, Téléphone: '06 39 98 00 00' }),
  });

function kill(processId: number | undefined): void {
  if (processId !== undefined) process.kill(processId, 'SIGKILL');
}

/** Where the desk that took the place of the killed one listens. */
async function nextDesk(killed: number | undefined): Promise<string> {
  const { desk } = site.processes;
  for (let tries = 0; tries < 500; tries += 1) {
    const isThere = desk.processId() !== killed && (await sendRequest(desk.address).catch(() => null));
    if (isThere) return desk.address;
    await pause(20);
  }
  throw new Error('The desk did not come back.');
}

describe('the site as it is started', () => {
  it('takes a request through the receiver to the owner’s list', async () => {
    const sent = await send('Zoé Durand');
    const list = await sendRequest(site.receivedUrl);

    expect(sent.text).toContain('"success":"true"');
    expect(list.text).toContain('Zoé Durand');
  }, 30_000);

  it('serves its pages while the receiver is dead, and the form that comes meanwhile waits for the next one', async () => {
    const killed = site.processes.receiver.processId();
    kill(killed);

    const [page, sent] = await Promise.all([sendRequest(site.siteUrl), send('Ali Martin')]);

    expect(page.text).toContain('Accueil');
    expect(sent.text).toContain('"success":"true"');
    expect(site.processes.receiver.processId()).not.toBe(killed);
  }, 30_000);

  it('goes on receiving while the desk is dead, and the desk shows it all when it is back', async () => {
    const killed = site.processes.desk.processId();
    kill(killed);

    expect((await send('Inès Faure')).text).toContain('"success":"true"');
    const address = await nextDesk(killed);
    expect((await sendRequest(address)).text).toContain('Inès Faure');
  }, 30_000);

  it('keeps nothing of a form whose sender left in the middle', async () => {
    const before = accepted();
    const { hostname, port } = new URL(site.siteUrl);
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /envoi/ajax/${identity.email} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 400\r\n\r\nNom=Parti&Email=a@b.fr',
    );
    socket.end();
    socket.resume();
    await closed;

    expect((await send('Noé Blanc')).text).toContain('"success":"true"');
    expect(accepted()).toBe(before + 1);
  }, 30_000);
});
