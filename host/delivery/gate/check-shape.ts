import path from 'node:path';
import type * as HostServer from '../../src/server';
import { errorMessage } from '../../server/error-code';
import { loadServerModule } from '../load-server-module';
import { releaseFolder, type ReleaseRecord } from '../release-record';
import type { Candidate } from './candidate';
import type { Refusal } from './refusal';

type Exports = Readonly<Record<string, unknown>>;

const hostExports = ['renderPage', 'siteCss', 'lendModule'] satisfies (keyof typeof HostServer)[];

/** A component that has not come by then never will. */
const loadSeconds = 10;

/** Runs the chosen releases and compares what they really export with their records. */
export async function checkShape(releases: string, { apps, chosen }: Candidate): Promise<Refusal[]> {
  const host = apps.get('host');
  if (!host) return [];
  const refusals: Refusal[] = [];
  const refuse = (release: ReleaseRecord) => (problem: string) => {
    refusals.push({
      check: 'shape',
      owner: release.app,
      pages: [],
      reason: `${release.app} ${release.version} ${problem}.`,
      remedy: `Put it right in the sources, then run: npm run release -- ${release.app}`,
    });
  };

  const hostServer = load<Partial<typeof HostServer>>(releases, host, () => undefined, refuse(host));
  for (const name of hostExports)
    if (hostServer && typeof hostServer[name] !== 'function') refuse(host)(`exports no function ${name}`);
  const lend = hostServer?.lendModule;
  if (!lend || refusals.length > 0) return refusals;

  for (const release of chosen.filter(({ app }) => app !== 'host')) {
    const server = load<Exports>(releases, release, lend, refuse(release));
    if (server) await checkRemote(release, server, refuse(release));
  }
  return refusals;
}

function load<Module>(
  releases: string,
  { app, version }: ReleaseRecord,
  lend: (name: string) => unknown,
  refuse: (problem: string) => void,
): Module | null {
  try {
    return loadServerModule(path.join(releaseFolder(releases, app, version), 'server', 'server.cjs'), lend);
  } catch (error) {
    refuse(`fails when it is loaded: ${errorMessage(error)}`);
    return null;
  }
}

async function checkRemote(release: ReleaseRecord, server: Exports, refuse: (problem: string) => void) {
  const { remote, declaredPages, views, slots } = server;
  if (!isObject(remote)) return refuse('exports no remote');
  if (remote.contract !== release.contract)
    refuse(`says that its contract is ${String(remote.contract)}, and its record ${release.contract}`);
  const declared = Array.isArray(declaredPages)
    ? declaredPages.map((page: unknown) => (isObject(page) ? String(page.path) : 'no page'))
    : [];
  const recorded = release.pages.map((page) => page.path);
  if (declared.toSorted().join() !== recorded.toSorted().join())
    refuse(`exports other declared pages (${declared.length}) than its record lists (${recorded.length})`);

  const shown = release.pages.map(({ view }) => view);
  await checkLoaders('view', views, shown, refuse);
  for (const [kind, loaders, recorded] of [
    ['slot', slots, release.slots],
    ['section', remote.sections, release.sections],
  ] as const) {
    await checkLoaders(kind, loaders, recorded, refuse);
    for (const name of isObject(loaders) ? Object.keys(loaders) : [])
      if (!recorded.some((known) => known === name))
        refuse(`exports the ${kind} ${name}, unknown to its record`);
  }
}

async function checkLoaders(
  kind: 'view' | 'slot' | 'section',
  loaders: unknown,
  needed: readonly string[],
  refuse: (problem: string) => void,
) {
  if (!isObject(loaders)) return refuse(`exports no ${kind}s`);
  for (const name of new Set([...needed, ...Object.keys(loaders)])) {
    const loader = loaders[name];
    if (loader === undefined) refuse(`has no ${kind} ${name}, which its record names`);
    else if (!isFunction(loader)) refuse(`exports a ${kind} ${name} that is no function`);
    else {
      const problem = await problemOfComponent(loader);
      if (problem) refuse(`has a ${kind} ${name} that ${problem}`);
    }
  }
}

async function problemOfComponent(load: () => unknown): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), loadSeconds * 1_000);
  });
  try {
    const loaded: unknown = await Promise.race([Promise.resolve(load()), never]);
    if (loaded === 'late') return `is not loaded after ${loadSeconds} s`;
    const component = isObject(loaded) ? loaded.default : undefined;
    const isComponent = typeof component === 'function' || (isObject(component) && '$$typeof' in component);
    return isComponent ? null : 'loads no component as its default export';
  } catch (error) {
    return `cannot be loaded: ${errorMessage(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

function isObject(value: unknown): value is Exports {
  return typeof value === 'object' && value !== null;
}
