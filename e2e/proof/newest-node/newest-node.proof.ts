import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { expect, test } from '@playwright/test';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { repositoryRoot } from '../../../webpack/paths';
import { installProject } from '../../support/install-project';
import { readyPhotos, receivedWith } from '../../support/received-requests';
import { drawing } from '../../support/sample-photos';

/** Milliseconds: two processors that others use too. */
const longestSuite = 45 * 60_000;

/** The browsers of the proof have the other processor. */
const besideOthers = ['--maxWorkers=1', '--testTimeout=60000'];

// One after the other.
test.describe.configure({ mode: 'default' });

let newest: NewestNode;
const started: ChildProcess[] = [];
test.beforeAll(async () => {
  newest = await findNewestNode();
});

test.afterEach(() => started.splice(0).forEach((child) => child.kill()));

for (const suite of ['host/server', 'host/delivery'])
  test(`the unit tests of ${suite} hold on the newest Node`, async () => {
    test.setTimeout(longestSuite);
    const jest = require.resolve('jest/bin/jest');
    const child = newest.start([jest, '-c', 'webpack/jest.config.js', ...besideOthers, suite]);
    const [said, [status]] = await Promise.all([wordsOf(child), once(child, 'exit')]);

    expect(status, said.slice(-4_000)).toBe(0);
    expect(stripVTControlCharacters(said)).toMatch(/^Tests: +(?:\d+ skipped, )?\d+ passed/m);
  });

test('the form service starts on the newest Node, and takes a request with a photograph', async () => {
  const receivedFolder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  const service = newest.start(['--import', 'tsx', 'host/server/start-forms.ts'], {
    ...{ RTH_SPOOL: receivedFolder, RTH_FORMS_PORT: '0', RTH_OWNER_PORT: '0', RTH_QUARANTINE_SCORE: 'off' },
  });
  const { email } = await readIdentity();
  const form = new FormData();
  for (const [name, value] of Object.entries({ Nom: 'Nœud', Téléphone: '06 39 98 00 00', Ville: 'Riom' }))
    form.append(name, value);
  form.append(
    attachmentField,
    new File([new Uint8Array(await drawing('png'))], 'toit.png', { type: 'image/png' }),
  );

  const url = await addressIn(service);
  const answer = await fetch(`${url}/envoi/ajax/${email}`, { method: 'POST', body: form });
  const { success, reference } = await answer.json();
  expect([answer.status, success]).toEqual([200, 'true']);
  expect(await receivedWith({ receivedFolder }, 'Nœud')).toHaveLength(1);
  await expect.poll(() => readyPhotos({ receivedFolder }, reference), { timeout: 60_000 }).toHaveLength(1);

  service.kill('SIGTERM');
  const [status] = await once(service, 'exit');
  expect(status).toBe(0);
  await rm(receivedFolder, { recursive: true });
});

type NewestNode = {
  /** Starts it in the repository; whatever it starts as `node` is the newest one too. */
  start: (words: readonly string[], environment?: Readonly<Record<string, string>>) => ChildProcess;
};

async function findNewestNode(): Promise<NewestNode> {
  const modules = installProject(__dirname, 'the newest Node with long-term support (189 MB)');
  const folder = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin');
  const program = path.join(folder, 'node');
  if (!existsSync(program))
    throw new Error(`No Node for ${process.platform}-${process.arch} is in ${modules}.`);
  const start: NewestNode['start'] = (words, environment) => {
    const child = spawn(program, words, {
      cwd: repositoryRoot,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return child;
  };

  const child = start(['-p', 'process.release.lts ? process.version : "no long-term support"']);
  expect(await wordsOf(child)).toMatch(/^v\d+\.\d+\.\d+\n$/);
  return { start };
}

/** Everything that a process says until it ends. */
async function wordsOf({ stdout, stderr }: ChildProcess): Promise<string> {
  const pieces: string[] = [];
  const streams = [stdout, stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  await Promise.all(streams.map((stream) => once(stream, 'end')));
  return pieces.join('');
}

/** Where the form service takes forms, once it says so. */
function addressIn(service: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (piece: Buffer) => {
      said += piece.toString();
      const address = /^Receiving forms: +(http:\S+)/m.exec(said)?.[1];
      if (address) resolve(address);
    };
    service.stdout?.on('data', read);
    service.stderr?.on('data', read);
    service.once('exit', () => reject(new Error(`The form service ended: ${said}`)));
  });
}
