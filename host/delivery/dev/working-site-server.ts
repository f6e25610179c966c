import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { errorMessage } from '../../server/error-code';
import type { ComposedSite } from '../../server/static/composed-site';
import { headerMatcher } from '../../server/static/response-headers';
import { siteHeaders } from '../compose/headers';
import { ActionableError } from '../../server/actionable-error';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { identityHere } from '../owner/owners-content';
import { ownerApp } from '../release-record';
import { readIdentity } from '../../server/identity/read-identity';
import { readRegistry, releaseBase } from '../registry';
import { describeOffer, offerFile } from '../offered-release';
import { escapeHtml } from '../compose/html-text';
import { eventsPath, listeningPages, reloadScript, withReload } from './reload';
import type { WorkingBuild } from './working-copy';
import { openWorkingSite, type WorkingFolders, type WorkingSite } from './working-site';

/** A working copy's site, as the site server serves it. */
type WorkingSiteServer = {
  site: ComposedSite;
  /** Shows another build from now on, and has every open page load itself again. */
  show: (build: WorkingBuild) => void;
  /** Lets go of the pages that listen, so that the server can stop. */
  end: () => void;
};

/** An opened site with the inputs it was opened from; it is opened again when an input changes. */
type Opened = { from: string; site: Promise<WorkingSite> };

/** Renders each document on request; any failure becomes a page that shows it. */
export function createWorkingSiteServer(folders: WorkingFolders, first: WorkingBuild): WorkingSiteServer {
  const pages = listeningPages();
  const headersFor = headerMatcher(siteHeaders);
  const sendFile = releasedFiles(folders);
  const siteOf = workingSites(folders);
  let build = first;

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const address = request.url ?? '/';
    if (address === eventsPath) return pages.add(request, response, stateOf(build));
    if (address === reloadScript.path)
      return send(request, response, 200, 'text/javascript', reloadScript.text);
    if (address === `/${offerFile}` && offersItself(build)) return sendOffer(request, response);
    if (address.startsWith('/releases/')) return sendFile(request, response, next);

    const site = await siteOf(build);
    const text = site.texts[address];
    if (text !== undefined) return send(request, response, 200, typeOf(address), text);
    const html = await site.document(decodeURI(address));
    return html === null ? next() : sendDocument(request, response, 200, html);
  }

  /** Answers the address that an override of the app names; see host/src/overrides/read-overrides.ts. */
  function sendOffer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (build.kind === 'failed') return send(request, response, 503, 'text/plain', build.words);
    const { app, version } = build.record;
    const offer = { ...describeOffer(build.record, releaseBase(app, version).slice(1)), hasDocuments: true };
    return send(request, response, 200, 'application/json', JSON.stringify(offer));
  }

  /** A deployed site with an override fetches these too, from its own origin. */
  function sendDocument(request: IncomingMessage, response: ServerResponse, status: number, html: string) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    send(request, response, status, 'text/html', withReload(html, stateOf(build)));
  }

  function sendProblem(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const isBuild = error instanceof BuildFailure;
    const title = isBuild ? 'The working copy does not build' : `${request.url ?? ''} cannot be rendered`;
    sendDocument(request, response, 500, problemPage(title, isBuild ? error.message : wordsOf(error)));
  }

  return {
    site: {
      headersFor,
      serve(request, response, next) {
        answer(request, response, next).catch((error: unknown) => sendProblem(request, response, error));
      },
      sendNotFound(request, response) {
        siteOf(build)
          .then(async (site) => sendDocument(request, response, 404, await site.notFound()))
          .catch((error: unknown) => sendProblem(request, response, error));
      },
    },
    show(next) {
      build = next;
      pages.tell(stateOf(build));
    },
    end: pages.end,
  };
}

class BuildFailure extends Error {}

/** Shown instead of a page that cannot be rendered; never a blank page. */
const problemPage = (title: string, words: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
<pre tabindex="0">${escapeHtml(words)}</pre>
<p>This page loads again by itself once the sources are right.</p></main></body>
</html>
`;

/** Opens the site of a build, and opens it again only when an input changes. */
function workingSites(folders: WorkingFolders): (build: WorkingBuild) => Promise<WorkingSite> {
  let opened: Opened | null = null;

  return async (build) => {
    if (build.kind === 'failed') throw new BuildFailure(build.words);
    const { record } = build;
    // The live releases and the identity may change as well: they are read again for each document.
    const { releases } = folders.live;
    const [registry, checkout] = await Promise.all([readRegistry(releases), readIdentity()]);
    const live = await identityHere(releases, registry, checkout);
    const identity = identityOn(parisMoment(new Date()).day, live);
    const options = { identity, year: new Date().getFullYear() };
    const from = JSON.stringify([record.version, registry, options]);
    if (opened?.from !== from) opened = { from, site: openWorkingSite(folders, registry, record, options) };
    return opened.site;
  };
}

/** Any origin may read these files: a deployed site with an override fetches them. */
function releasedFiles({ working, live }: WorkingFolders) {
  // Later builds of the app, and links to what is released of the others.
  const serveReleases = sirv(working.releases, { dev: true, etag: true });
  // Their addresses name no release.
  const serveOwners = sirv(path.join(live.site, 'current'), { dev: true });

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [, app = '', version = '', ...rest] = (request.url ?? '').slice(1).split('/');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (app === ownerApp) return serveOwners(request, response, next);
    request.url = `/${app}/${version}/client/${rest.join('/')}`;
    serveReleases(request, response, next);
  };
}

/** The name of the build: a page that shows another build reloads. */
function stateOf(build: WorkingBuild): string {
  return build.kind === 'built'
    ? build.record.version
    : `failed-${createHash('sha256').update(build.words).digest('hex').slice(0, 10)}`;
}

const types: Record<string, string> = { json: 'application/json', xml: 'application/xml', txt: 'text/plain' };
const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'text/plain';

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, {
    'Content-Type': `${type};charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Only a remote can take the place of another release. */
const offersItself = (build: WorkingBuild) => build.kind === 'failed' || build.record.container !== undefined;

/** A refusal explains itself; any other error is a mistake in the working copy, so its stack is shown. */
const wordsOf = (error: unknown) =>
  error instanceof Error && !(error instanceof ActionableError)
    ? (error.stack ?? error.message)
    : errorMessage(error);
