import { keepSample } from './testing/sample-database';
import { openRequestFolder } from './forms/request-folder';
import { startFormProcess, type FormProcess } from './testing/form-process';
import { startMailServer, type MailServer } from './testing/mail-server';
import { temporaryFolder, type TemporaryFolder } from './testing/sample-site';
import { until } from './testing/until';

// Real processes start here.
let folder: TemporaryFolder;
let running: FormProcess[];
let mailServer: MailServer | null;

async function startDesk(environment: Record<string, string>): Promise<FormProcess> {
  const desk = await startFormProcess('start-desk.ts', { RTH_SPOOL: folder.path, ...environment });
  running.push(desk);
  return desk;
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
    const database = await openRequestFolder(folder.path, () => undefined);
    keepSample(database, { receivedAt: new Date().toISOString() });
    database.close();
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
