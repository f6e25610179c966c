import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../delivery/error-code';
import type { FormService } from './forms/form-service';
import { judgePath } from './static/canonical-path';
import { currentSite, type ComposedSite } from './static/composed-site';

type SiteServerOptions = {
  /** A composed folder, a symlink to the current one, or a function that returns the current site. */
  siteDir: string | (() => Promise<ComposedSite>);
  forms: FormService;
  log: (message: string) => void;
};

/**
 * Serves the composed site and its form service with one request handler.
 * @returns the handler, and a check that rejects with the reason if there is no usable site.
 */
export function createSiteServer({ siteDir, forms, log }: SiteServerOptions) {
  const openSite = typeof siteDir === 'string' ? currentSite(siteDir) : siteDir;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (forms.owns(target)) {
      // Accepts forms even while the pages cannot be served.
      const site = await openSite().catch(() => null);
      if (site) applyHeaders(response, site, target.replace(/\?.*$/s, ''));
      return forms.handle(request, response);
    }
    return serveStatic(await openSite(), request, response);
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      answer(request, response).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${errorMessage(error)}`);
        sendUnavailable(response);
      });
    },
    check: async () => void (await openSite()),
  };
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
