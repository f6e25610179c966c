import type { IncomingMessage, ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../../error-code';
import { noteChange } from '../changes';
import { followUpTexts } from '../content/follow-up-texts';
import { privateAnswerHeaders } from '../html-document';
import { networkLimit } from '../network-limit';
import { photosOf } from '../photos/request-photos';
import { sendJpeg } from '../photos/send-jpeg';
import { requestActions } from '../request-actions';
import { handledMarks, reminderMarks } from '../request-marks';
import { senderOf, sendingOrigin } from '../sender';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';
import { followUpPath, followUpLinks } from './follow-up-links';
import { followUpRoute, isFollowUpTarget, type FollowUpRoute } from './follow-up-route';
import { sendFollowUpPage, sendRemark } from './send-follow-up-page';

export type FollowUpOptions = {
  spool: Spool;
  /** 32 characters or more. */
  secret: string;
  /** Of the site: links lead there, and only its pages may post. */
  origin: string;
  tradeName: string;
  trustsForwardedFor: boolean;
  now: () => Date;
  log: (message: string) => void;
};

/** The pages behind the links of the mails: one request each, and nothing that leads to another. */
export type FollowUp = {
  owns(target: string): boolean;
  /** Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const tenMinutes = 600;
/** A page with five photographs makes six requests. */
const paceOfAll = { address: 300, all: 3_000, perSeconds: tenMinutes, sparesFirst: true };
/** Of wrong links: enough for a copy that lost its end, too few for a search. */
const paceOfWrong = { address: 10, all: 200, perSeconds: tenMinutes, sparesFirst: true };

/** A link is verified before anything is read from disk; a GET changes nothing, since mail scanners send them. */
export function createFollowUp(options: FollowUpOptions): FollowUp {
  const { spool, origin, tradeName, trustsForwardedFor, now, log } = options;
  const links = followUpLinks(options);
  const handled = handledMarks(spool);
  const reminders = reminderMarks(spool);
  const act = requestActions({ spool, now });
  const pace = networkLimit(paceOfAll);
  const wrongPace = networkLimit(paceOfWrong);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Nothing that comes along with a request is of use.
    request.resume();
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');

    const sender = senderOf(request, trustsForwardedFor);
    const route = followUpRoute(request.url ?? '');
    const link = route ? links.open(route.token) : ({ kind: 'wrong' } as const);
    const verdict = (link.kind === 'wrong' ? wrongPace : pace)(sender, 1, now().getTime());
    if (verdict.kind !== 'free') {
      response.setHeader('Retry-After', verdict.wait);
      return sendRemark(response, 429, 'busy');
    }
    if (!route || link.kind === 'wrong') return sendRemark(response, 404, 'wrong');
    if (link.kind === 'expired')
      return sendRemark(response, 410, 'expired', followUpTexts.expired(referenceOf(link.key)));

    const method = route.part === 'action' ? 'POST' : 'GET';
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      response.setHeader('Allow', method === 'POST' ? 'POST' : 'GET, HEAD');
      return sendRemark(response, 405, 'method');
    }
    const stored = await spool.read(link.key === referenceOf(link.key) ? 'accepted' : 'amended', link.key);
    if (!stored) return sendRemark(response, 410, 'gone');
    return show(request, response, { route, key: link.key, stored });
  }

  async function show(request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> {
    const { route, key, stored } = shown;
    const reference = referenceOf(key);
    if (route.part === 'photo') return sendPhoto(response, stored, route.number);
    if (route.part === 'action') {
      if (!isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
      await act(route.action, reference);
      await noteChange(spool, reference);
      const location = `${followUpPath}/${route.token}?fait=${route.action}`;
      return void response
        .writeHead(303, { ...privateAnswerHeaders, Location: location, 'Content-Length': 0 })
        .end();
    }
    const [photos, handledAt, remindOn] = await Promise.all([
      photosOf(spool, stored),
      handled.at(reference),
      reminders.at(reference),
    ]);
    await sendFollowUpPage(response, {
      ...{ request: stored, photos, handledAt, remindOn, tradeName, done: route.done },
      isCorrection: key !== reference,
      address: `${followUpPath}/${route.token}`,
      today: parisMoment(now()).day,
    });
  }

  async function sendPhoto(response: ServerResponse, stored: StoredRequest, number: number): Promise<void> {
    const file = stored.photos?.[number - 1]?.file;
    const photo = file === undefined ? null : await spool.photo(file);
    if (!photo) return sendRemark(response, 404, 'wrong');
    sendJpeg(response, photo);
  }

  return {
    owns: isFollowUpTarget,
    async handle(request, response) {
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      try {
        await answer(request, response);
      } catch (error) {
        log(`The page of a request could not be shown: ${errorMessage(error)}`);
        if (response.headersSent) response.destroy();
        else await sendRemark(response, 503, 'failed').catch(() => response.destroy());
      }
    },
  };
}

type Shown = { route: FollowUpRoute; key: string; stored: StoredRequest };

/** Browsers say where a post comes from in at least one of two headers, which no page can forge. */
function isOwnPost(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, [origin]) !== null;
}
