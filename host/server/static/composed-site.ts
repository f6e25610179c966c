import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isErrorCode } from '../../delivery/error-code';

/** One composed site, opened for serving. */
export type ComposedSite = {
  headersFor(pathname: string): ResponseHeaders;
  /** Whether a page or file exists at this canonical path. Default: every path counts as existing. */
  has?(pathname: string): Promise<boolean>;
  /** Sends a file, or calls `next` if there is none. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  sendNotFound(request: IncomingMessage, response: ServerResponse, status: 404 | 410): void;
};

/**
 * Returns a function that opens the site in `siteDir`, usually the symlink `site/current`. It calls `stat` each time
 * and opens the site again only if the folder has changed.
 */
export function currentSite(siteDir: string): () => Promise<ComposedSite> {
  let identityOfFolder = '';
  let opened: Promise<ComposedSite> | undefined;

  return async () => {
    const { dev, ino, mtimeMs } = await stat(siteDir).catch((error: unknown) => {
      if (isErrorCode(error, 'ENOENT'))
        throw new Error(`There is no composed site at ${siteDir}.`, { cause: error });
      throw error;
    });
    const seen = `${dev}:${ino}:${mtimeMs}`;
    if (opened === undefined || seen !== identityOfFolder) {
      identityOfFolder = seen;
      opened = openComposedSite(siteDir);
      // After a failure, the next request tries again.
      opened.catch(() => (opened = undefined));
    }
    return opened;
  };
}

async function openComposedSite(siteDir: string): Promise<ComposedSite> {
  const folder = await realpath(siteDir);
  const headersFor = headerMatcher(JSON.parse(await readFile(path.join(folder, 'headers.json'), 'utf8')));
  // sirv always responds with 200, so we send this page ourselves.
  const notFoundPage = path.join(folder, '404.html');
  const notFound = {
    br: await readFile(`${notFoundPage}.br`).catch(() => null),
    gzip: await readFile(`${notFoundPage}.gz`).catch(() => null),
    plain: await readFile(notFoundPage),
  };
  const options = { brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders: nameCharset };
  const serveFile = sirv(folder, options);
  const isFile = (file: string) =>
    stat(file).then(
      (found) => found.isFile(),
      () => false,
    );

  return {
    headersFor,
    async has(pathname) {
      const file = path.join(folder, pathname);
      return (await isFile(path.join(file, 'index.html'))) || isFile(file);
    },
    serve(request, response, next) {
      // Ignores Range, because a full response is always valid and the site has no media to seek in.
      delete request.headers.range;
      // Closes the connection if the file was deleted, because an unhandled error would crash the server.
      response.once('pipe', (source) => source.once('error', () => response.destroy()));
      serveFile(request, response, next);
    },
    sendNotFound(request, response, status) {
      const accepted = String(request.headers['accept-encoding']);
      const encoding = (['br', 'gzip'] as const).find((name) => notFound[name] && accepted.includes(name));
      const body = notFound[encoding ?? 'plain'] ?? notFound.plain;
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.setHeader('Vary', 'Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', body.length);
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    },
  };
}

/** Adds the charset of plain text, which sirv does not set. */
function nameCharset(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
}

/**
 * `headers.json` of a composed site, with the response headers for each path pattern. `*` in a pattern matches any
 * characters. Rules apply in order, and the last one wins.
 */
export type ResponseHeaderRules = { readonly [pattern: string]: { readonly [header: string]: string } };

/** The headers of one response, by lower-case name. */
export type ResponseHeaders = ReadonlyMap<string, string>;

/** Compiles the rules. @returns a function that returns the headers for a path. */
export function headerMatcher(rules: ResponseHeaderRules): (pathname: string) => ResponseHeaders {
  const prepared = Object.entries(rules).map(([pattern, headers]) => ({
    matches: patternExpression(pattern),
    headers: Object.entries(headers),
  }));

  return (pathname) => {
    const result = new Map<string, string>();
    for (const { matches, headers } of prepared) {
      if (matches.test(pathname)) headers.forEach(([name, value]) => result.set(name.toLowerCase(), value));
    }
    return result;
  };
}

function patternExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
