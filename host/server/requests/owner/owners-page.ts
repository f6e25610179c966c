import { open } from 'node:fs/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { errorMessage, isDiskFull } from '../../../delivery/error-code';
import { isFromOwnPage } from '../client';
import { ownerTexts } from '../content/owner-texts';
import { problemTexts } from '../content/problem-texts';
import { photosOf } from '../database/kept-request';
import { photoFile } from '../database/request-files';
import { privateAnswerHeaders } from '../html-document';
import { registerFields } from '../form-body';
import { sendCsv } from './csv-export';
import { isOwnHost } from './owner-access';
import { actions } from './owner-actions';
import { showRequests } from './request-list';
import { sendCall, showRequest } from './request-page';
import { addAnswers, longestPost, type Answers } from './routes';
import { sendNotFound, sendNotice } from './send-page';
import { addSignIn, isOpenTo, safeTarget, sendSignIn, sessionSigner, signInPath } from './sign-in';
import type { OwnersDesk, Visit } from './visit';

const pages: Answers<OwnersDesk> = {
  'GET /': showRequests,
  'GET /demandes.csv': sendCsv,
  'GET /demande/:reference': showRequest,
  'GET /demande/:reference/rappel.ics': sendCall,
  'GET /demande/:reference/photos/:number': sendPhoto,
  [`GET ${signInPath}`]: () => '/',
  // Browsers request /favicon.ico even if no page links to it.
  'GET /favicon.ico': (_desk, { reply }) => void reply.code(204).send(),
};

export type OwnersPageOptions = OwnersDesk & {
  /** Adds the pages of « Mon site », which need the same access. */
  addSite: (app: FastifyInstance) => void;
};

/** Serves the owner's pages. Checks host name, origin and session because the pages show personal data. */
export async function ownersPage(app: FastifyInstance, options: OwnersPageOptions): Promise<void> {
  const { addSite, ...desk } = options;
  const { access, now, tradeName, log } = desk;
  const doors = { access, now, tradeName, signer: sessionSigner(access) };
  registerFields(app, longestPost);
  await addSignIn(app, doors);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    if (!isOwnHost(request.headers.host, access)) return sendNotice(reply, 403, ownerTexts.refused);
    if (!isReading(request) && !isFromOwnPage(request.raw)) return sendNotice(reply, 403, ownerTexts.foreign);
    return undefined;
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode === 413) return sendNotice(reply, 413, ownerTexts.tooLong);
    log(`The owner's page failed: ${errorMessage(error)}`);
    if (isDiskFull(error)) return sendNotice(reply, 507, ownerTexts.diskFull);
    return sendNotice(reply, 503, ownerTexts.failed);
  });
  app.setNotFoundHandler((request, reply) =>
    isOpenTo(request, reply, doors) ? sendNotFound(reply) : askPassword(request, reply),
  );
  const askPassword = (request: FastifyRequest, reply: FastifyReply) =>
    sendSignIn(reply, 401, doors, request.method === 'GET' ? safeTarget(request.url) : '/');

  // Without a session.
  addAnswers(app, desk, { 'GET /health': sendHealth });
  // With a session.
  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request, reply) =>
      isOpenTo(request, reply, doors) ? undefined : askPassword(request, reply),
    );
    addAnswers(inside, desk, { ...pages, ...actions });
    addSite(inside);
  });
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Sends a photograph with a content security policy that allows nothing. A file that could not be re-encoded is always a
 * download, because it may be anything.
 */
async function sendPhoto({ database }: OwnersDesk, { reply }: Visit, reference: string, name: string) {
  const photo = isReference(reference)
    ? photosOf(database, reference).find(({ number }) => String(number) === name)
    : undefined;
  const isKept = photo?.state === 'kept';
  const file =
    photo &&
    (await open(photoFile(database, { reference, ...photo }, isKept ? 'jpg' : 'raw')).catch(() => null));
  if (!file) return sendNotFound(reply);
  const as = isKept ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(photo.name)}`;
  return reply
    .headers(privateAnswerHeaders)
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('Content-Disposition', as)
    .type(isKept ? 'image/jpeg' : 'application/octet-stream')
    .send(file.createReadStream());
}

/** Reports the problems to a monitoring tool, without details that only the owner may read. */
function sendHealth({ problems }: OwnersDesk, { reply }: Visit) {
  const found = problems();
  return reply
    .headers(privateAnswerHeaders)
    .code(found.length === 0 ? 200 : 503)
    .send({
      status: found.length === 0 ? 'ok' : 'unhealthy',
      problems: found.map(({ code, since }) => ({
        code,
        title: problemTexts[code].title,
        todo: problemTexts[code].todo,
        since: new Date(since).toISOString(),
      })),
    });
}
