import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorMessage } from '../delivery/error-code';
import { readHeaders } from './site-headers';

type LocalSiteOptions = {
  /** A composed folder, or a symlink to the current one. */
  siteDir: string;
  log: (message: string) => void;
};

/** Serves a composed site at every path that the server has no other route for. nginx does this in production. */
export async function localSite(app: FastifyInstance, { siteDir, log }: LocalSiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(siteDir),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });

  app.get('/*', async (request, reply) => {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const page = canonicalPath(`/${asked}`);
    const file = await fileOf(siteDir, page);
    if (file === null) return reply.callNotFound();
    const query = /\?.*/s.exec(request.url)?.[0] ?? '';
    if (page !== `/${asked}`) return reply.redirect(encodeURI(page) + query, 301);
    return send(reply, page, file);
  });

  // The names of the owner's files contain hashes, so a missing file was removed for good.
  app.setNotFoundHandler((request, reply) =>
    send(reply.code(request.url.startsWith('/media/') ? 410 : 404), '/404.html', '404.html'),
  );
  app.setErrorHandler((error, request, reply) => {
    log(`${request.method} ${request.url}: ${errorMessage(error)}`);
    return reply.code(503).header('Retry-After', '10').send('The site cannot be served right now.\n');
  });

  async function send(reply: FastifyReply, page: string, file: string): Promise<FastifyReply> {
    const headersFor = await readHeaders(siteDir);
    return reply.headers(headersFor(page)).header('Vary', 'Accept-Encoding').sendFile(file);
  }
}

const notPublic = /^\/(headers\.json|404(\.html)?|_[^/]*|\.(?!well-known\/)[^/]*)(\/|$)|\.(br|gz)$/;
/** Matches what could lead to another folder or another site. */
const notPlain = /\/\/|[\\?#\p{Cc}]|\/\.{1,2}(\/|$)/u;

/** Returns the file to send at a canonical path, or null if there is none. */
async function fileOf(siteDir: string, page: string): Promise<string | null> {
  if (notPublic.test(page) || notPlain.test(page)) return null;
  for (const file of [`${page}/index.html`, page]) {
    const found = await stat(path.join(siteDir, file)).catch(() => null);
    if (found?.isFile()) return path.posix.normalize(file).slice(1);
  }
  return null;
}

/** Returns the path in its only spelling: a page is in lower case, without a trailing slash or `index.html`. */
function canonicalPath(asked: string): string {
  const withoutSlash = asked.replace(/\/$/, '');
  const isFile = withoutSlash.startsWith('/releases/') || /\.(?!html$)[^/]*$/i.test(withoutSlash);
  const page = isFile ? withoutSlash : withoutSlash.toLowerCase().replace(/\/index(\.html)?$/, '');
  return page === '' ? '/' : page;
}
