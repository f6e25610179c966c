import { connect } from 'node:net';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { requestDatabase, type RequestDatabase } from '../database/open-database';
import { memoryOf } from '../../drills/watch-memory';
import { readIdentity } from '../../../delivery/identity/read-identity';
import { decoderProcesses } from '../../testing/decoder-processes';
import { startFormProcess, type FormProcess } from '../../testing/form-process';
import { flatPicture } from '../../testing/hostile-pictures';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { multipart, sendRequest } from '../../testing/send-request';
import { until } from '../../testing/until';

const reference = 'RTH-20261121-AAAAAA';

let folder: TemporaryFolder;
let running: FormProcess[];
let database: RequestDatabase;

const start = async (entry: 'start-desk.ts' | 'start-receiver.ts') => {
  const started = await startFormProcess(entry, { RTH_SPOOL: folder.path });
  running.push(started);
  return started;
};

beforeEach(async () => {
  folder = await temporaryFolder();
  running = [];
  database = requestDatabase({ folder: folder.path, log: () => undefined });
});

afterEach(async () => {
  for (const started of running) await started.endGroup('SIGKILL');
  database.close();
  await folder.remove();
});

async function sendPhotograph(png: Buffer): Promise<void> {
  const { email } = await readIdentity();
  const receiver = await start('start-receiver.ts');
  const form = multipart([
    { name: 'Nom', value: 'Zoé Durand' },
    { name: 'Téléphone', value: '06 39 98 12 34' },
    { name: 'Référence', value: reference },
    { name: attachmentField, value: png, filename: 'mur.png' },
  ]);
  const answer = await sendRequest(receiver.url, { method: 'POST', path: `/envoi/${email}`, ...form });
  expect(answer.status).toBe(303);
  await receiver.endGroup('SIGTERM');
}

/** Resident megabytes that a process exceeds only while it decodes. */
const decoding = 80;

/** Waits until this attempt is decoding. @returns the id of the decoder process. */
function decoderAt(desk: FormProcess, attempt: number): Promise<number> {
  return until(() => {
    const row = database.get<{ attempts: number }>(
      `SELECT attempts FROM files WHERE state = 'waiting' AND deleteAt IS NULL`,
    );
    if (!row) throw new Error('The photograph is no longer waiting.');
    return row.attempts === attempt ? decoderProcesses(desk.id).find((id) => memoryOf(id) > decoding) : null;
  });
}

/** Sends an HTTP request that never ends, so that the desk stops slowly. */
async function openConnection({ url }: FormProcess): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: ');
}

describe('a desk that is stopped together with its decoder', () => {
  it('re-encodes the photograph after the restart', async () => {
    // This picture takes seconds to decode.
    await sendPhotograph(await flatPicture(7_900, 7_900).toColourspace('rgb16').png().toBuffer());
    const first = await start('start-desk.ts');
    await decoderAt(first, 1);
    await openConnection(first);
    await first.endGroup('SIGTERM');

    const next = await start('start-desk.ts');
    const page = await until(async () => {
      const { text } = await sendRequest(next.url, { path: `/demande/${reference}` });
      return !text.includes('en préparation') && text.includes(reference) ? text : null;
    });
    expect(page).not.toContain('illisible');
    const [, address] = /src="(\/fichiers\/[^"]+)"/.exec(page) ?? [];
    expect((await sendRequest(next.url, { path: address ?? '/' })).headers['content-type']).toBe(
      'image/jpeg',
    );
  });
});
