import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cacheFolder, isPackaged, repositoryRoot } from '../../../webpack/paths';
import { writeWhole } from '../files';
import { DeliveryError } from '../delivery-error';
import type { ComposeFailure } from './live-site';
import type { Answers, RenderInput } from './render-process';
import { receivedError, type SentError } from './sent-error';

/** The site that the live host renders, in a process of its own. */
export type RenderedSite = {
  pages: readonly (Awaited<ReturnType<Answers['open']>>['pages'][number] & { html: () => Promise<string> })[];
  failures: readonly ComposeFailure[];
  texts: (days: Readonly<Record<string, string>>) => ReturnType<Answers['texts']>;
  serverFiles: () => ReturnType<Answers['serverFiles']>;
  close: () => void;
};

/** Milliseconds after which code of a release that does not end is killed. */
const longestRender = 10 * 60_000;

/**
 * Loads the code of the live releases in a process that has no environment and may read only the releases, because a
 * release of one team must not read requests or the keys of the store.
 * @throws DeliveryError when a release is missing or damaged, does not run, or does not fit the others.
 */
export async function renderSite(input: RenderInput): Promise<RenderedSite> {
  bundled ??= bundleProgram();
  // A failure must not be kept: the next composition tries again.
  bundled.catch(() => (bundled = undefined));
  const program = await bundled;
  const child = fork(program, {
    cwd: input.releases,
    env: {},
    execArgv: [
      permission,
      '--disable-warning=ExperimentalWarning',
      ...[program, input.releases].map((file) => `--allow-fs-read=${file}`),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...{ timeout: longestRender, killSignal: 'SIGKILL' },
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  child.on('message', ({ id, value, error }: { id: number; value: never; error?: SentError }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(receivedError(error));
    else asked?.resolve(value);
  });
  void once(child, 'exit').then(() => {
    const remedy =
      'Nothing was changed. Make the release that was promoted last again, or run the command again.';
    for (const { reject } of waiting.values())
      reject(new DeliveryError('The code of the releases ended while it rendered the site.', remedy));
  });
  const ask = <Name extends keyof Answers>(name: Name, question: Parameters<Answers[Name]>[0]) =>
    new Promise<Awaited<ReturnType<Answers[Name]>>>((resolve, reject) => {
      const id = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
      waiting.set(id, { resolve, reject });
      // The error is ignored because 'exit' reports a process that has ended.
      child.send({ id, name, input: question }, () => undefined);
    });
  const close = () => void child.kill('SIGKILL');
  const { pages, failures } = await ask('open', input).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    pages: pages.map((page, index) => ({ ...page, html: () => ask('html', index) })),
    failures: failures.map((failure) => ({ ...failure, error: receivedError(failure.error) })),
    texts: (days) => ask('texts', days),
    serverFiles: () => ask('serverFiles', null),
    close,
  };
}

/** Node renamed the option in version 23.5: https://nodejs.org/api/permissions.html */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

let bundled: Promise<string> | undefined;

/** Bundles the program, because a compiler would need permissions. @returns the file. */
async function bundleProgram(): Promise<string> {
  const source = path.join(repositoryRoot, 'host/delivery/compose/render-process');
  if (isPackaged) return `${source}.cjs`;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [`${source}.ts`],
    ...{ bundle: true, write: false, platform: 'node', target: 'node20', logLevel: 'error' },
  });
  const file = path.join(cacheFolder, 'render-process.cjs');
  await writeWhole(file, outputFiles[0]?.text ?? '');
  return file;
}
