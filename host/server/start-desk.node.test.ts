import { setTimeout as pause } from 'node:timers/promises';
import { keepSample } from './testing/sample-database';
import { openRequestFolder } from './forms/request-folder';
import { startFormProcess, type FormProcess } from './testing/form-process';
import { startMailServer, type MailServer } from './testing/mail-server';
import { temporaryFolder, type TemporaryFolder } from './testing/sample-site';

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
});
