import { setTimeout as pause } from 'node:timers/promises';
import { noteChange } from './forms/changes';
import { openSpool } from './forms/spool';
import { startFormProcess, type FormProcess } from './testing/form-process';
import { startMailServer, type MailServer } from './testing/mail-server';
import { sampleRequest } from './testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from './testing/sample-site';
import { sendRequest } from './testing/send-request';

// Real processes start here.
jest.setTimeout(90_000);

const day = 24 * 60 * 60 * 1000;

let folder: TemporaryFolder;
let running: FormProcess[];
let mailServer: MailServer | null;

async function startDesk(environment: Record<string, string>): Promise<FormProcess> {
  const desk = await startFormProcess('start-desk.ts', { RTH_SPOOL: folder.path, ...environment });
  running.push(desk);
  return desk;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await isSo()) return;
    await pause(10);
  }
  throw new Error('That was never so.');
}

/** A request on disk, received so many days ago. */
async function store(reference: string, daysAgo: number): Promise<void> {
  const spool = await openSpool(folder.path);
  const receivedAt = new Date(Date.now() - daysAgo * day).toISOString();
  await spool.accept(sampleRequest({ reference, receivedAt, subject: reference }));
}

beforeEach(async () => {
  folder = await temporaryFolder();
  running = [];
  mailServer = null;
});

afterEach(async () => {
  for (const desk of running) await desk.endGroup('SIGKILL');
  await mailServer?.close();
  await folder.remove();
});

describe('a second desk that is started by mistake', () => {
  it('says that the port is taken, and sends the owner nothing a second time', async () => {
    await store('RTH-20261121-AAAAAA', 0);
    const held: (() => void)[] = [];
    // A server that takes its time: the mail has left, and nobody knows it yet.
    mailServer = await startMailServer({
      onData(stream, _session, callback) {
        stream.on('end', () => held.push(callback)).resume();
      },
    });
    const first = await startDesk({ RTH_SMTP_URL: mailServer.url });
    await until(() => held.length > 0);
    const { port } = new URL(first.url);

    let said = '';
    startDesk({ RTH_SMTP_URL: mailServer.url, RTH_OWNER_PORT: port }).catch(
      (error: Error) => (said = error.message),
    );
    await until(() => said !== '' || held.length > 1);
    expect(held).toHaveLength(1);
    expect(said).toContain(`Port ${port} is already in use.`);
    for (const answer of held) answer();
  });
});

describe('mail that is set up late', () => {
  it('brings the owner what is new, neither what he has dealt with nor the whole history', async () => {
    await store('RTH-20240101-AAAAAA', 700);
    await store('RTH-20260101-BBBBBB', 60);
    await store('RTH-20261121-CCCCCC', 1);
    await store('RTH-20261121-DDDDDD', 1);
    const without = await startDesk({});
    const { origin, host } = new URL(without.url);
    await until(async () => (await sendRequest(origin)).text.includes('RTH-20261121-CCCCCC'));
    const marked = await sendRequest(origin, {
      method: 'POST',
      path: '/demande/RTH-20261121-CCCCCC/traitee',
      headers: { Origin: origin, Host: host },
    });
    expect(marked.status).toBe(303);
    await without.endGroup('SIGTERM');

    mailServer = await startMailServer();
    const { url, received } = mailServer;
    const subjects = () => received.map(({ subject }) => subject);
    const late = await startDesk({ RTH_SMTP_URL: url });
    // The oldest leave first: whatever else is to leave has begun to by then.
    await until(() => subjects().includes('RTH-20261121-DDDDDD'));
    const { text } = await sendRequest(late.url, { path: '/courrier' });
    await late.endGroup('SIGTERM');

    expect(subjects()).toEqual(['RTH-20261121-DDDDDD']);
    expect(text).toContain('3 demandes ne partiront pas par courrier');
  });

  it('sends none of them either when the owner touches one later', async () => {
    await store('RTH-20260101-BBBBBB', 60);
    await store('RTH-20261121-DDDDDD', 1);
    mailServer = await startMailServer();
    const { url, received } = mailServer;
    const desk = await startDesk({ RTH_SMTP_URL: url });
    const { origin, host } = new URL(desk.url);
    for (const action of ['traitee', 'a-traiter']) {
      await sendRequest(origin, {
        method: 'POST',
        path: `/demande/RTH-20260101-BBBBBB/${action}`,
        headers: { Origin: origin, Host: host },
      });
    }
    await until(() => received.length > 0);
    await desk.endGroup('SIGTERM');

    expect(received.map(({ subject }) => subject)).toEqual(['RTH-20261121-DDDDDD']);
  });
});

describe('a full disk', () => {
  it('holds back no mail of a request that is safe, sends it once, and is not blamed on the mail server', async () => {
    const reference = 'RTH-20261121-AAAAAA';
    // For two hours: long enough to count as late.
    await store(reference, 1 / 12);
    mailServer = await startMailServer();
    const { url, received } = mailServer;
    // The shell leaves the desk and all that it starts no byte to write, as a full disk does.
    const full = ['/bin/sh', '-c', 'ulimit -f 0; exec "$@"', 'sh'];
    const environment = { RTH_SPOOL: folder.path, RTH_SMTP_URL: url, RTH_MAIL_RETRY_SECONDS: '0.1-1' };
    // Nor may the compiler leave half a file behind, which other processes would read.
    const desk = await startFormProcess('start-desk.ts', { ...environment, TSX_DISABLE_CACHE: '1' }, full);
    running.push(desk);
    await until(() => received.length > 0 || desk.output().includes('could not be mailed'));
    // As when something of the request changes: the desk looks at it again.
    for (let change = 0; change < 3; change += 1) {
      await noteChange(await openSpool(folder.path), reference);
      await sendRequest(desk.url);
    }
    const health = JSON.parse((await sendRequest(desk.url, { path: '/health' })).text);
    await desk.endGroup('SIGTERM');

    expect(received.map(({ subject }) => subject)).toEqual([reference]);
    expect(health.problems).toEqual(['spool-not-writable']);
  });
});
