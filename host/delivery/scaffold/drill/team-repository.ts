import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeWhole } from '../../files';
import { startDevIn } from '../../testing/dev-process';

/** Commands that a team runs in its own repository. */
export type TeamRepository = {
  root: string;
  /** The composed site on the team's machine. */
  site: string;
  /** Runs npm. @returns the output. @throws Error with the output when npm fails. */
  npm: (...args: string[]) => Promise<string>;
  /** Runs `npm run release`. @returns the version. */
  release: () => Promise<string>;
  /** Runs the command of `npm start` on any free port. */
  start: () => Promise<WorkingPages>;
  replaceText: (file: string, before: string, after: string) => Promise<void>;
};

type WorkingPages = {
  page: (pagePath: string) => Promise<string>;
  /** Resolves once the page contains the text. Checks the page after each event from the server. */
  untilPage: (pagePath: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
};

export function teamRepository(root: string): TeamRepository {
  // Without RTH_STATE, releases are in the team's own folder.
  const { RTH_STATE: _, ...env } = process.env;
  const npm = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('npm', args, { cwd: root, env, maxBuffer: 16 * 1024 ** 2 });
    return stdout;
  };

  return {
    root,
    site: path.join(root, 'site', 'current'),
    npm,
    release: async () => {
      const output = await npm('run', 'release');
      const [, version] = /^\w+ (\S+) (?:is new|was there already)$/m.exec(output) ?? [];
      if (version) return version;
      throw new Error(`No release was made: ${output}`);
    },
    start: () => startPages(root, env),
    replaceText: async (file, before, after) => {
      const text = await readFile(path.join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
      await writeWhole(path.join(root, file), text.replace(before, after));
    },
  };
}

async function startPages(root: string, env: NodeJS.ProcessEnv): Promise<WorkingPages> {
  const { url, stop } = await startDevIn(root, env, [
    path.join(root, 'node_modules', '.bin', 'rth'),
    'dev',
    path.basename(root),
  ]);
  const page = async (pagePath: string) => (await fetch(url + pagePath)).text();

  return {
    page,
    stop,
    async untilPage(pagePath, text) {
      const events = (await fetch(`${url}/dev/events`)).body;
      for await (const _event of events ?? []) if ((await page(pagePath)).includes(text)) return;
      throw new Error(`The events ended before ${pagePath} contained "${text}".`);
    },
  };
}
