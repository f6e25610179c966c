import { fork } from 'node:child_process';
import path from 'node:path';
import { cacheFolder, isPackaged, repositoryRoot } from '../../../webpack/paths';
import { DeliveryError } from '../delivery-error';
import { writeWhole } from '../files';
import { receivedFailure, type ComposeFailure } from './compose-failure';
import type { Answers, RenderInput } from './render-process';

/** The site that the live host renders, in a process of its own. */
export type RenderedSite = {
  pages: readonly (Awaited<ReturnType<Answers['open']>>['pages'][number] & {
    /** @throws ComposeFailure */
    html: () => Promise<string>;
  })[];
  failures: readonly ComposeFailure[];
  texts: (days: Readonly<Record<string, string>>) => ReturnType<Answers['texts']>;
  close: () => void;
};

type Message = { value: never; failure?: ComposeFailure };
type Asked = { resolve: (value: never) => void; reject: (error: Error) => void };

/** Milliseconds after which code of a release that does not end is killed. */
const longestRender = 10 * 60_000;

/**
 * Loads the code of the live releases in a process that has no environment and may read only the releases, because a
 * release of one team must not read requests or the keys of the store.
 * @throws ComposeFailure when a release does not run or does not fit the others.
 */
export async function renderSite(input: RenderInput): Promise<RenderedSite> {
  bundled ??= bundleProgram();
  // A failure must not be kept: the next composition tries again.
  bundled.catch(() => (bundled = undefined));
  const program = await bundled;
  const child = fork(program, {
    cwd: path.dirname(program),
    env: {},
    execArgv: [
      permission,
      '--disable-warning=ExperimentalWarning',
      ...[program, input.releases].map((file) => `--allow-fs-read=${file}`),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...{ timeout: longestRender, killSignal: 'SIGKILL' },
  });
  /** The questions without an answer, oldest first. */
  const asked: Asked[] = [];
  child.on('message', ({ value, failure }: Message) => {
    const question = asked.shift();
    if (failure) question?.reject(receivedFailure(failure));
    else question?.resolve(value);
  });
  child.once('exit', () => {
    const problem = 'The code of the releases ended while it rendered the site.';
    const remedy =
      'Nothing was changed. Make the release that was promoted last again, or run the command again.';
    for (const { reject } of asked) reject(new DeliveryError(problem, remedy));
  });
  const ask = <Name extends keyof Answers>(name: Name, question: Parameters<Answers[Name]>[0]) =>
    new Promise<Awaited<ReturnType<Answers[Name]>>>((resolve, reject) => {
      asked.push({ resolve, reject });
      // The error is ignored because 'exit' reports a process that has ended.
      child.send({ name, input: question }, () => undefined);
    });
  const close = () => void child.kill('SIGKILL');
  const { pages, failures } = await ask('open', input).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    pages: pages.map((page, index) => ({ ...page, html: async () => (await ask('html', index)) ?? '' })),
    failures: failures.map(receivedFailure),
    texts: (days) => ask('texts', days),
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
