import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { types } from 'node:util';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import sirv from 'sirv';
import { errorMessage } from '../../delivery/error-code';
import { headerMatcher, type ComposedSite } from '../static/composed-site';
import { ActionableError } from '../../delivery/actionable-error';
import { ownerApp } from '../../delivery/release/release-record';
import type { AppName } from '../../../webpack/remotes';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { eventsPath, listeningPages, reloadScript, withReload } from './reload';
import type { WorkingBuild } from './working-copy';
import { openWorkingSite, type WorkingFolders, type WorkingSite } from './working-site';

/** The site of a working copy, for the site server. */
type WorkingSiteServer = {
  site: ComposedSite;
  /** Shows a new build of an app, and reloads every open page. */
  show: (app: AppName, build: WorkingBuild) => void;
  sendTypes: (errors: string) => void;
  /** Ends the connections of open pages, so that the server can stop. */
  end: () => void;
};

/** Creates a server that renders each document on request. After a failure, the document shows the error. */
export function createWorkingSiteServer(
  folders: WorkingFolders,
  apps: readonly AppName[],
): WorkingSiteServer {
  const pages = listeningPages();
  let headersFor = headerMatcher({});
  const sendFile = releasedFiles(folders);
  const builds = new Map<AppName, WorkingBuild>(
    apps.map((app) => [app, { kind: 'failed', problem: `${app} is being built for the first time.` }]),
  );
  const failed = () =>
    [...builds.values()].flatMap((build) => (build.kind === 'failed' ? build.problem : []));
  let opened: Promise<WorkingSite>;

  /** Reads the live releases and the identity after each build. */
  function open() {
    const records = [...builds.values()].flatMap((build) => (build.kind === 'built' ? build.record : []));
    opened =
      records.length === apps.length
        ? openWorkingSite(folders, records)
        : Promise.reject(new Error(failed().join('\n')));
    opened.then(
      ({ headers }) => (headersFor = headerMatcher(headers)),
      // Ignored here, because the response to each request shows the error.
      () => undefined,
    );
  }
  open();

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const url = request.url ?? '/';
    if (url === eventsPath) return pages.add(request, response);
    if (url === reloadScript.path) return send(response, 200, 'text/javascript', reloadScript.text);
    if (url.startsWith('/releases/')) return sendFile(request, response, next);

    const site = await opened;
    const text = site.texts[url];
    if (text !== undefined) return send(response, 200, 'text/plain', text);
    const html = await site.document(decodeURI(url));
    return html === null ? next() : sendDocument(response, 200, html);
  }

  function sendDocument(response: ServerResponse, status: number, html: string) {
    send(response, status, 'text/html', withReload(html, pages.build()));
  }

  async function sendProblem(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const [title, problem] =
      failed().length > 0
        ? ['The working copy has no complete build', failed().join('\n')]
        : [`${request.url ?? ''} cannot be rendered`, await problemOf(error)];
    sendDocument(response, 500, problemPage(title, problem));
  }

  return {
    site: {
      headersFor: (pathname) => headersFor(pathname),
      serve(request, response, next) {
        answer(request, response, next).catch((error: unknown) => sendProblem(request, response, error));
      },
      sendNotFound(request, response) {
        opened
          .then(async (site) => sendDocument(response, 404, (await site.document(null)) ?? ''))
          .catch((error: unknown) => sendProblem(request, response, error));
      },
    },
    show(app, build) {
      builds.set(app, build);
      open();
      pages.announceBuild();
    },
    sendTypes: pages.sendTypes,
    end: pages.end,
  };
}

const problemPage = (title: string, problem: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
<pre tabindex="0">${escapeHtml(problem)}</pre>
<p>This page reloads after the next build.</p></main></body>
</html>
`;

function releasedFiles({ working, live }: WorkingFolders) {
  // This folder contains builds of the app, and links to the releases of other apps.
  const serveReleases = sirv(working.releases, { dev: true, etag: true });
  // URLs of the owner's files contain no version, so the composed site serves them.
  const serveOwners = sirv(path.join(live.site, 'current'), { dev: true });

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [, app = '', version = '', ...rest] = (request.url ?? '').slice(1).split('/');
    if (app === ownerApp) return serveOwners(request, response, next);
    request.url = `/${app}/${version}/client/${rest.join('/')}`;
    serveReleases(request, response, next);
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type};charset=utf-8` }).end(body);
}

/** Returns the message of a refusal, or the stack of any other error, mapped to the sources. */
async function problemOf(error: unknown): Promise<string> {
  if (error instanceof ActionableError || !types.isNativeError(error)) return errorMessage(error);
  return mapServerFrames(error.stack ?? error.message);
}

/** Matches a stack frame in a server bundle, whose path may contain spaces. */
const frame = /(?<=\(|at )(\/.+\/server\.cjs):(\d+):(\d+)/;

/** Replaces positions in server bundles with files and lines of the sources. */
async function mapServerFrames(stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | null>();
  const lines: string[] = [];
  for (const line of stack.split('\n')) {
    const [position = '', bundle = '', row, column] = frame.exec(line) ?? [];
    if (bundle && !maps.has(bundle)) maps.set(bundle, await mapOf(bundle));
    const map = maps.get(bundle);
    const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    lines.push(found?.source ? line.replace(position, `${sourceFile(found.source)}:${found.line}`) : line);
  }
  return lines.join('\n');
}

const mapOf = (bundle: string) =>
  readFile(`${bundle}.map`, 'utf8').then(
    (text) => new TraceMap(text),
    () => null,
  );

/** @example sourceFile('webpack://towns/remote-towns/src/views.ts') // => 'remote-towns/src/views.ts' */
const sourceFile = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '');
