import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { IntegrityPlugin } from './integrity-plugin';
import { buildTiny, type TinyBuild } from './testing/tiny-build';

const matchesNothing = `sha384-${'A'.repeat(64)}`;

let build: TinyBuild;
let main: string;

const buildPinned = () =>
  buildTiny(
    {
      'main.js': `self.load = { late: () => import(/* webpackChunkName: "late" */ './late.js'),
                                later: () => import(/* webpackChunkName: "later" */ './later.js') };`,
      'late.js': `export const late = 'late';`,
      'later.js': `export const later = 'later';`,
    },
    {
      target: ['web', 'es2022'],
      // A development build ends each file with a comment, and the appended hashes must not become part of it.
      devtool: 'cheap-module-source-map',
      output: {
        publicPath: '/releases/tiny/1.0.0/',
        filename: '[name].js',
        chunkFilename: '[name].js',
        uniqueName: 'tiny',
        trustedTypes: { policyName: 'webpack-tiny' },
      },
      plugins: [new IntegrityPlugin(['main.js'])],
    },
  );

beforeAll(async () => {
  build = await buildPinned();
  main = build.files.get('main.js')?.toString() ?? '';
});

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns the file name, URL and hash of a built chunk. */
function builtChunk(name: string) {
  const [file, content] = [...build.files].find(([at]) => at.startsWith(`${name}.`)) ?? [];
  if (!file || !content) throw new Error(`There is no chunk ${name}.`);
  return { file, url: `/releases/tiny/1.0.0/${file}`, integrity: sha384(content) };
}

type Script = { src: string; integrity?: string; crossOrigin?: string; onerror: (event: object) => void };

/** Returns a minimal page into which webpack can insert scripts. */
function openPage(code: string) {
  const inserted: Script[] = [];
  const urlsMade: string[] = [];
  const page = {
    load: {} as Record<'late' | 'later', () => Promise<object>>,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
      head: { appendChild: (script: Script) => void inserted.push({ ...script }) },
    },
    trustedTypes: {
      createPolicy: (_: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
        createScriptURL: (url: string) => (urlsMade.push(url), createScriptURL(url)),
      }),
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  vm.runInNewContext(code, Object.assign(page, { self: page, window: page }));

  /** Requests a chunk, and simulates a network error. @returns the inserted script. */
  async function attempt(chunk: 'late' | 'later'): Promise<Script | undefined> {
    const loading = page.load[chunk]().catch(() => undefined);
    const script = inserted.at(-1);
    script?.onerror({ type: 'error', target: script });
    await loading;
    return script;
  }
  return { attempt, urlsMade };
}

describe('the integrity plugin', () => {
  it('gives an unlisted chunk a hash that never matches', async () => {
    const { file, integrity } = builtChunk('late');
    const page = openPage(main.replace(`${integrity} ${file}`, 'x'.repeat(80)));

    expect((await page.attempt('late'))?.integrity).toBe(matchesNothing);
    expect((await page.attempt('later'))?.integrity).toBe(builtChunk('later').integrity);
  });

  it('retries at another URL, with the same hash and the same Trusted Types policy', async () => {
    const { url, integrity } = builtChunk('late');
    const page = openPage(main);

    expect(await page.attempt('late')).toMatchObject({ src: url, integrity, crossOrigin: 'anonymous' });
    expect(await page.attempt('late')).toMatchObject({ src: `${url}?retry=1`, integrity });
    expect(await page.attempt('late')).toMatchObject({ src: `${url}?retry=2`, integrity });
    expect(await page.attempt('later')).toMatchObject({ src: builtChunk('later').url });
    expect(page.urlsMade).toContain(`${url}?retry=1`);
  });
});
