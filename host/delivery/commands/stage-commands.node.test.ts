import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { sendRequest } from '../../server/testing/send-request';
import { liveVersion, readRegistry } from '../registry';
import { expectRefusal } from '../testing/refusal';
import { runDelivery } from '../testing/run-delivery';
import { emptySiteForEach, promoteSampleSite, releaseSample, samplePage } from '../testing/sample-releases';

const folders = emptySiteForEach();

const delivery = (...words: string[]) => runDelivery(repositoryRoot, folders.folder, words);
const json = async (...words: string[]) => JSON.parse(await delivery(...words, '--json'));

describe('stage, preview and serve', () => {
  it.each([
    [
      'a share that is none',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '110'],
      ['« 110 »', '0 to 100'],
    ],
    ['a stage without a share', ['stage', 'towns@1.0.0-aaaaaaaaaa'], ['No share', '--traffic 10']],
    ['a stage of an unknown app', ['stage', 'shop@1.0.0', '--traffic', '10'], ['no app « shop »']],
    [
      'a guard with nothing to compare',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '100', '--guard'],
      ['only one of them has visitors', '--watch 30m'],
    ],
    [
      'a guard for no time',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '9', '--guard', '--for', 'soon'],
      ['« soon »', '--for 2h'],
    ],
    ['an end of nothing', ['stage', '--abort'], ['Nothing is staged.']],
    ['a preview of nothing', ['preview'], ['No release is named.', 'npm run status']],
    ['a preview without a version', ['preview', 'towns'], ['« towns » names no version.']],
    ['a folder that is no site', ['serve', 'host/src'], ['no composed site at', 'npm run rth -- compose']],
    ['a port that is none', ['serve', '--port', 'http'], ['The port is « http ».', '--port 8080']],
  ])(
    'refuse %s, say what to do, and end with an error',
    (_, words, expected) => expectRefusal(delivery(...words), expected),
    60_000,
  );

  it('stage a release, tell it, end it, and preview one; all of it for machines too', async () => {
    await promoteSampleSite(folders.releases);
    const version = '1.0.1-cccccccccc';
    await releaseSample(folders.releases, 'towns', {
      version,
      pages: [samplePage()],
      html: '<h1>Essai</h1>',
    });
    const composed = (file: string) => readFile(path.join(folders.site, 'current', file), 'utf8');

    expect(await delivery('stage', 'towns@1.0.1', '--traffic', '10')).toContain(
      `10 % of the visitors get towns ${version}`,
    );
    expect(await composed('_staged/villes/riom/index.html')).toContain('<h1>Essai</h1>');
    expect(await composed('villes/riom/index.html')).toContain('<h1>Riom</h1>');
    expect(await json('stage')).toEqual({ staged: { app: 'towns', version, traffic: 10 } });
    expect(liveVersion(await readRegistry(folders.releases), 'towns')).toBe('1.0.0-aaaaaaaaaa');

    expect(await delivery('stage', 'towns', '--abort')).toContain('get the live release of towns');
    await expect(composed('_staged/villes/riom/index.html')).rejects.toThrow('ENOENT');

    const address = 'http://towns-1-0-1-cccccccccc.localhost:8080/';
    expect(await delivery('preview', 'towns@1.0.1')).toContain(address);
    expect(await json('preview', '--list')).toMatchObject([{ app: 'towns', version, address }]);
    await delivery('preview', 'towns@1.0.1', '--remove');
    expect(await delivery('preview', '--list')).toContain('There are no previews.');
  }, 180_000);

  it('say in numbers what a guard can see, and let it decide', async () => {
    await promoteSampleSite(folders.releases);
    const version = '1.0.1-cccccccccc';
    await releaseSample(folders.releases, 'towns', { version, pages: [samplePage()] });

    const said = await delivery('stage', 'towns@1.0.1', '--traffic', '10', '--guard', '--for', '1s');
    expect(said).toContain('(90 times in 100) once 26 visitors failed on both sides together');
    expect(said).toContain('4 visitors who fail take the new one back');
    expect(said).toContain('promoted through the gate after 1 s');

    expect(await delivery('guard', '--while-needed', '--every', '1s')).toContain(
      `towns@${version}: promoted by the guard; nothing spoke against it; 0 of 0`,
    );
    expect(await delivery('history', 'towns')).toMatch(/promote +1\.0\.0-a+ +1\.0\.1-c+ +guard/);
  }, 120_000);

  it('serve what is composed, an old release and a preview, until they are told to stop', async () => {
    await promoteSampleSite(folders.releases);
    const [old, version] = ['1.0.0-aaaaaaaaaa', '1.0.1-cccccccccc'];
    await releaseSample(folders.releases, 'towns', {
      version,
      pages: [samplePage()],
      html: '<h1>Essai</h1>',
    });
    await delivery('promote', 'towns@1.0.1');
    await delivery('preview', `towns@${old}`);

    const serving = startServing();
    const address = await serving.address;
    const get = (target: string, headers: Record<string, string> = {}) =>
      sendRequest(address, { path: target, headers });
    const entry = await get(`/releases/towns/${old}/remoteEntry.js`);
    const preview = await get('/villes/riom', { Host: 'towns-1-0-0-aaaaaaaaaa.localhost' });

    expect((await get('/villes/riom')).text).toContain('<h1>Essai</h1>');
    expect(entry.headers['cache-control']).toContain('immutable');
    expect(entry.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(preview.text).toContain('<h1>Riom</h1>');
    expect(preview.headers['x-robots-tag']).toBe('noindex');

    serving.stop();
    await serving.ended;
    await expect(get('/')).rejects.toThrow();
  }, 120_000);
});

/** `serve` on any free port. */
function startServing() {
  const tsx = createRequire(__filename).resolve('tsx/cli');
  const cli = path.join(repositoryRoot, 'host/delivery/cli.ts');
  const child = spawn(process.execPath, [tsx, cli, 'serve', '--port', '0'], {
    env: { ...process.env, RTH_STATE: folders.folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /The site: +http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`It ended: ${said}`)));
  });
  return { address, ended, stop: () => child.kill('SIGTERM') };
}
