import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { followUpTexts } from '../content/follow-up-texts';
import { listedRequestOf } from '../database/request-lists';
import type { FormService } from '../form-service';
import { redirectTo } from '../private-answers';
import { readPhoto } from '../photos/read-photo';
import { sendJpeg } from '../photos/send-jpeg';
import { readSmallBody } from '../read-body';
import { actionNamed, actionPattern, actOnRequest } from '../request-actions';
import { isOwnPost } from '../sender';
import type { ServiceParts } from '../service-parts';
import { referenceOf } from '../stored-request';
import { followUpLinks, followUpPath } from './follow-up-links';
import { sendFollowUpPage, sendRemark } from './send-follow-up-page';

export type FollowUpOptions = ServiceParts & {
  /** Of the site: links lead there, and only its pages may post. */
  origin: string;
  tradeName: string;
};

/** Bytes: the page's own form takes a few. */
const longestPost = 4 * 1024;

/**
 * The pages behind the links of the mails: one request each, and nothing that leads to another. A link is verified
 * before anything of a request is read; a GET changes nothing, since mail scanners send them.
 */
export function createFollowUp(options: FollowUpOptions): FormService {
  const { database, origin, tradeName, now, log } = options;
  const links = followUpLinks(options);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');

    const [path = '', query] = (request.url ?? '').split('?');
    const { token = '', file, action } = addresses.exec(path)?.groups ?? {};
    const link = links.open(token);
    const methods = action === undefined ? ['GET', 'HEAD'] : ['POST'];
    if (link.kind === 'wrong' || !methods.includes(request.method ?? ''))
      return sendRemark(response, 404, 'wrong');
    const reference = referenceOf(link.key);
    if (link.kind === 'expired')
      return sendRemark(response, 410, 'expired', followUpTexts.expired(reference));

    // What is set apart or in the trash is for the owner's own page.
    const listed = listedRequestOf(database, reference);
    if (!listed) return sendRemark(response, 410, 'gone');
    const address = `${followUpPath}/${token}`;
    if (action !== undefined) return act(request, response, { reference, address, action });
    if (file !== undefined) {
      const photo = referenceOf(file) === reference && (await readPhoto(database.folder, file));
      return photo ? sendJpeg(response, photo) : sendRemark(response, 404, 'wrong');
    }
    const said = new URLSearchParams(query).get('fait');
    const done = said === 'corrigee' ? said : actionNamed(said);
    sendFollowUpPage(response, { database, listed, now: now(), tradeName, address, done });
  }

  async function act(
    request: IncomingMessage,
    response: ServerResponse,
    { reference, address, action: name }: { reference: string; address: string; action: string },
  ): Promise<void> {
    const action = actionNamed(name);
    if (!action || !isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
    const seen = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '').get('versions');
    const isDone = actOnRequest(database, { action, reference, seen, now: now() });
    redirectTo(response, `${address}?fait=${isDone ? action : 'corrigee'}`);
  }

  return {
    owns: (target) => target.startsWith(`${followUpPath}/`),
    handle: (request, response) =>
      answer(request, response).catch((error: unknown) => {
        log(`The page of a request could not be shown: ${errorMessage(error)}`);
        if (response.headersSent) response.destroy();
        else sendRemark(response, 503, 'failed');
      }),
  };
}

/** Of the page, of a photograph on it, and of what its buttons do. */
const addresses = new RegExp(
  `^${followUpPath}/(?<token>[\\w.-]+)(?:/photo/(?<file>[\\w.-]+)|/(?<action>${actionPattern}))?$`,
);
