import { setTimeout as pause } from 'node:timers/promises';
import { keepSample } from './testing/sample-database';
import { openRequestFolder } from './forms/request-folder';
import { startFormProcess, type FormProcess } from './testing/form-process';
import { startMailServer, type MailServer } from './testing/mail-server';
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

/** A request in the database, received so many days ago. */
async function store(reference: string, daysAgo: number): Promise<void> {
  const database = await openRequestFolder(folder.path, () => undefined);
  const receivedAt = new Date(Date.now() - daysAgo * day).toISOString();
  keepSample(database, { reference, receivedAt, subject: reference });
  database.close();
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

  it('sends nothing twice on another port either', async () => {
    const received: string[] = [];
    mailServer = await startMailServer({}, { onMail: ({ subject = '' }) => received.push(subject) });
    const environment = { RTH_SMTP_URL: mailServer.url };
    const desks = await Promise.all([startDesk(environment), startDesk(environment)]);
    const references = Array.from(
      { length: 12 },
      (_, index) => `RTH-20261121-A${String(index).padStart(5, '0')}`,
    );
    for (const reference of references) await store(reference, 0);
    const isDone = async () => {
      const { text } = await sendRequest(desks[0]?.url ?? '', { path: '/health' });
      return received.length >= 12 && JSON.parse(text).queueDepth === 0;
    };
    await until(isDone);

    expect(received.sort()).toEqual(references);
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
