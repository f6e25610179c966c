import { mkdir, rm, symlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { cacheFolder } from '../../webpack/paths';
import { remotes, type AppName } from '../../webpack/remotes';
import { knownApp } from '../delivery/commands/arguments';
import { composeSite, refuseFailures } from '../delivery/compose/compose';
import { draftFolder, keepDraft, switchTo } from '../delivery/compose/site-folder';
import { DeliveryError } from '../delivery/delivery-error';
import { errorMessage } from '../delivery/error-code';
import { integrityOf, listFolders, removeTree } from '../delivery/files';
import { readSiteContent } from '../delivery/owner/content';
import { readIdentity } from '../delivery/owner/identity';
import { portFromEnvironment } from '../delivery/port';
import { print, timed } from '../delivery/progress';
import { afterChange, liveVersion, withLive } from '../delivery/registry';
import type { ReleaseRecord } from '../delivery/release/release-record';
import { stateFolders, type StateFolders } from '../delivery/state-folders';
import { runProcess } from '../delivery/stop-on-signal';
import { readRegistry } from '../delivery/store/log';
import { watchApp } from './dev/watch-app';
import { closeApp, createApp, listenApp } from './listen-app';
import { receiveForms } from './requests/receive-forms';
import { openRequestFolder } from './requests/database/open-database';
import { localSite } from './site-server';

/** The ports of remotes are in webpack/remotes.ts. */
const hostPort = 4100;
const eventsPath = '/dev/events';
const scriptPath = '/dev/reload.js';
/** Each page has the number of its build, so a page that was opened just before a new build reloads too. */
const script = `const { build } = document.currentScript.dataset;
new EventSource('${eventsPath}').onmessage = ({ data }) => data === build || location.reload();`;

/**
 * Serves the live site with one app from its sources, and composes it again after each change. Also builds the host,
 * because no release contains the development build of React.
 */
async function dev(app: AppName): Promise<() => Promise<void>> {
  const live = stateFolders();
  await refuseWithoutLiveSite(live, app);
  const folder = path.join(cacheFolder, 'dev', `${app}-${process.pid}`);
  const { releases, site, received } = stateFolders(folder);
  await mkdir(releases, { recursive: true });
  for (const other of (await listFolders(live.releases)).filter((one) => one !== app && one !== 'host'))
    await symlink(path.join(live.releases, other), path.join(releases, other), 'junction');

  const builds = new Map<AppName, ReleaseRecord>();
  const open = new Set<ServerResponse>();
  let [build, problem] = [Date.now(), 'The first build has not ended.'];
  const announce = () => open.forEach((page) => page.write(`data: ${build}\n\n`));

  async function show(name: AppName, built: Promise<ReleaseRecord>): Promise<void> {
    try {
      builds.set(name, await built);
      if (builds.size < apps.length) return;
      await timed('Compose', () => compose({ ...live, releases, site }, [...builds.values()]));
      problem = '';
    } catch (error) {
      problem = errorMessage(error);
      print(problem);
    }
    build += 1;
    announce();
  }

  const database = openRequestFolder(received, print);
  const identity = await readIdentity();
  const web = createApp();
  await web.register(receiveForms, {
    ...{ database, identity, live: async () => identity, mailNow: null, now: () => new Date(), log: print },
  });
  web.get(eventsPath, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' });
    reply.raw.write(`data: ${build}\n\n`);
    open.add(reply.raw);
    request.raw.once('close', () => open.delete(reply.raw));
  });
  web.get(scriptPath, (_request, reply) => reply.type('text/javascript').send(script));
  web.addHook('onRequest', async (request, reply) => {
    // The script goes into plain HTML.
    delete request.headers['accept-encoding'];
    const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (problem && isDocument)
      return reply.code(500).type('text/html;charset=utf-8').send(problemPage(problem));
    return undefined;
  });
  web.addHook('onSend', async (_request, reply, payload) => {
    if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return payload;
    reply.removeHeader('content-length');
    const html = typeof payload === 'string' ? payload : await text(payload as Readable);
    return withScript(html, build);
  });
  await web.register(localSite, { siteDir: path.join(site, 'current'), log: print });
  const port = portFromEnvironment(app === 'host' ? hostPort : remotes[app].port);
  const remedy = `Stop the program that uses it, or choose another port: PORT=${port + 100}`;
  const url = await listenApp(web, { port, purpose: `the working copy of ${app}`, remedy });

  const apps = [...new Set<AppName>([app, 'host'])];
  const first = apps.map(
    (name) =>
      new Promise<void>((resolve) => {
        const onBuild = (built: Promise<ReleaseRecord>) => void show(name, built).then(resolve);
        watchApp({ app: name, folder: path.join(folder, name), releases, onBuild });
      }),
  );
  await timed('First build', () => Promise.all(first));
  const page = app === 'host' ? '/' : remotes[app].mounts[0];
  print('', `The site with your ${app}:  ${url.replace('127.0.0.1', 'localhost')}${page}`);
  print('Saving a file rebuilds the app and reloads open pages. Stop with Ctrl+C.');

  return async () => {
    open.forEach((response) => response.end());
    await closeApp(web);
    database.close();
    // A build may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

async function refuseWithoutLiveSite(folders: StateFolders, app: AppName): Promise<void> {
  if (liveVersion(await readRegistry(folders), 'host')) return;
  throw new DeliveryError(
    `${folders.store.name} has no live site yet in which to show ${app}.`,
    'Run npm start once: it builds, releases and composes everything. Then run this again.',
  );
}

/** Composes the live site with builds, and serves it. @throws DeliveryError, or the error of a page. */
async function compose(folders: StateFolders, builds: readonly ReleaseRecord[]): Promise<void> {
  const before = await readRegistry(folders);
  const registry = { ...afterChange(before, builds.reduce(withLive, before)), recent: [] };
  const content = await readSiteContent(folders.store, registry, await readIdentity());
  const draft = await composeSite(draftFolder(folders.site), folders, registry, {
    ...content,
    isPreview: true,
  });
  try {
    refuseFailures(draft);
    await switchTo(folders.site, await keepDraft(folders.site, draft.folder));
  } finally {
    await removeTree(draft.folder);
  }
}

const withScript = (html: string, build: number) =>
  html.replace(
    '</head>',
    `<script src="${scriptPath}" integrity="${integrityOf(script)}" crossorigin="anonymous" data-build="${build}" defer></script></head>`,
  );

const problemPage = (problem: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The site cannot be shown</title></head>
<body><main><h1>The site cannot be shown</h1><pre tabindex="0">${escapeHtml(problem)}</pre>
<p>This page reloads after the next build.</p></main></body></html>`;

runProcess(() => dev(knownApp(process.argv[2] ?? 'host')));
