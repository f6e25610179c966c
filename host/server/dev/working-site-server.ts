import path from 'node:path';
import { types } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { errorMessage } from '../../delivery/error-code';
import { ActionableError } from '../../delivery/actionable-error';
import type { AppName } from '../../../webpack/remotes';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { eventsPath, listeningPages, reloadScript, withReload } from './reload';
import type { WorkingBuild } from './working-copy';
import { openWorkingSite, type WorkingFolders, type WorkingSite } from './working-site';

/** The site of a working copy. */
type WorkingSiteServer = {
  /** Serves the site at every path that the server has no other route for. */
  plugin: FastifyPluginAsync;
  /** Shows a new build of an app, and reloads every open page. */
  show: (app: AppName, build: WorkingBuild) => void;
  /** Ends the connections of open pages, so that the server can stop. */
  end: () => void;
};

/** Creates a server that renders each document on request. After a failure, the document shows the error. */
export function createWorkingSiteServer(
  { live, working }: WorkingFolders,
  apps: readonly AppName[],
): WorkingSiteServer {
  const pages = listeningPages();
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
        ? openWorkingSite({ live, working }, records)
        : Promise.reject(new Error(failed().join('\n')));
    // Ignored here, because the response to each request shows the error.
    opened.catch(() => undefined);
  }
  open();

  async function plugin(app: FastifyInstance): Promise<void> {
    await app.register(fastifyStatic, { root: working.releases, serve: false, cacheControl: false });

    app.get(eventsPath, (request, reply) => {
      reply.hijack();
      pages.add(request.raw, reply.raw);
    });
    app.get(reloadScript.path, (_request, reply) => reply.type('text/javascript').send(reloadScript.text));

    app.get('/releases/:app/:version/*', async ({ params, url }, reply) => {
      const { app: name, version, '*': file } = params as Record<string, string>;
      reply.headers((await opened).headersFor(url));
      // Each app is a build, or a link to a release.
      return reply.sendFile(`${name}/${version}/client/${file}`);
    });

    app.get('/media/*', async ({ params, url }, reply) => {
      reply.headers((await opened).headersFor(url));
      return reply.sendFile(
        `media/${(params as Record<string, string>)['*']}`,
        path.join(live.site, 'current'),
      );
    });

    app.get('/*', async ({ params }, reply) => {
      const page = `/${(params as Record<string, string>)['*'] ?? ''}`;
      const site = await opened;
      reply.headers(site.headersFor(page));
      const text = site.texts[page];
      if (text !== undefined) return reply.type('text/plain;charset=utf-8').send(text);
      const html = await site.document(page);
      return html === null ? reply.callNotFound() : sendDocument(reply, html);
    });

    app.setNotFoundHandler(async (_request, reply) => {
      const html = (await (await opened).document(null)) ?? '';
      return sendDocument(reply.code(404), html);
    });
    app.setErrorHandler((error, request, reply) => {
      const [title, problem] =
        failed().length > 0
          ? ['The working copy has no complete build', failed().join('\n')]
          : [`${request.url} cannot be rendered`, problemOf(error)];
      return sendDocument(reply.code(500), problemPage(title, problem));
    });
  }

  const sendDocument = (reply: FastifyReply, html: string) =>
    reply.type('text/html;charset=utf-8').send(withReload(html, pages.build()));

  return {
    plugin,
    show(app, build) {
      builds.set(app, build);
      open();
      pages.announceBuild();
    },
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

/** Returns the message of a refusal, or the stack of any other error. */
const problemOf = (error: unknown): string =>
  error instanceof ActionableError || !types.isNativeError(error)
    ? errorMessage(error)
    : (error.stack ?? error.message);
