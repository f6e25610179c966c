import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorMessage } from '../delivery/error-code';
import { judgePath } from './static/canonical-path';
import { currentSite, type ComposedSite } from './static/composed-site';

type SiteServerOptions = {
  /** A composed folder, a symlink to the current one, or a function that returns the current site. */
  siteDir: string | (() => Promise<ComposedSite>);
  log: (message: string) => void;
};

/**
 * Serves the composed site.
 * @returns the handler, which responds with 503 while there is no usable site.
 */
export function createSiteServer({ siteDir, log }: SiteServerOptions) {
  const openSite = typeof siteDir === 'string' ? currentSite(siteDir) : siteDir;

  return {
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      const answer = async () => serveStatic(await openSite(), request, response);
      answer().catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${errorMessage(error)}`);
        sendUnavailable(response);
      });
    },
  };
}

/** Serves the composed site at every path that the server has no other route for. */
export async function localSite(app: FastifyInstance, options: SiteServerOptions): Promise<void> {
  const site = createSiteServer(options);
  // Before Fastify reads a body, because the site accepts none.
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.hijack();
    site.handle(raw, reply.raw);
  });
  app.all('/*', () => undefined);
}

async function serveStatic(
  site: ComposedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    applyHeaders(response, site, '/404.html');
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }

  const verdict = judgePath(request.url ?? '/');
  // Redirects only to existing pages, so that an unknown URL gets 404 without a redirect.
  if (verdict.kind === 'redirect' && ((await site.has?.(verdict.path)) ?? true)) {
    applyHeaders(response, site, '/404.html');
    response.writeHead(301, { Location: verdict.location, 'Content-Length': 0 }).end();
  } else if (verdict.kind === 'serve') {
    request.url = encodeURI(verdict.path);
    applyHeaders(response, site, verdict.path);
    site.serve(request, response, () =>
      sendNotFound(site, request, response, isOfOwner(verdict.path) ? 410 : 404),
    );
  } else {
    sendNotFound(site, request, response);
  }
}

/** Sends the 404 page. Removes the headers of the missing path, such as a year of caching. */
function sendNotFound(
  site: ComposedSite,
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 410 = 404,
): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  applyHeaders(response, site, '/404.html');
  site.sendNotFound(request, response, status);
}

/** Whether a path belongs to the owner's files. Their names contain hashes, so a missing file was withdrawn. */
const isOfOwner = (path: string) => path.startsWith('/releases/owner/');

function applyHeaders(response: ServerResponse, site: ComposedSite, pathname: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  site.headersFor(pathname).forEach((value, name) => response.setHeader(name, value));
}

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Retry-After': '10',
    'Cache-Control': 'no-store',
  });
  response.end('The site cannot be served right now.\n');
}
