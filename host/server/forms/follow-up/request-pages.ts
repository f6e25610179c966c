import type { IncomingMessage, ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { noteChange } from '../changes';
import { privateAnswerHeaders } from '../html-document';
import { photosOf } from '../photos/request-photos';
import { sendJpeg } from '../photos/send-jpeg';
import { requestActions, type RequestAction } from '../request-actions';
import { handledMarks, reminderMarks } from '../request-marks';
import { sendingOrigin } from '../sender';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';
import { followUpPath } from './follow-up-links';
import type { FollowUpRoute } from './follow-up-route';
import { sendFollowUpPage, sendRemark } from './send-follow-up-page';

type RequestPagesOptions = {
  spool: Spool;
  /** Only pages of this origin may post. */
  origin: string;
  tradeName: string;
  now: () => Date;
};

/** What a verified link leads to. */
type Shown = { route: FollowUpRoute; key: string; stored: StoredRequest };

/** Answers for one request: its page, a photograph of it, or what the owner does with it. */
export function requestPages({ spool, origin, tradeName, now }: RequestPagesOptions) {
  const handled = handledMarks(spool);
  const reminders = reminderMarks(spool);
  const act = requestActions({ spool, now });

  async function answerAction(response: ServerResponse, action: RequestAction, { route, key }: Shown) {
    const reference = referenceOf(key);
    await act(action, reference);
    await noteChange(spool, reference);
    const location = `${followUpPath}/${route.token}?fait=${action}`;
    response.writeHead(303, { ...privateAnswerHeaders, Location: location, 'Content-Length': 0 }).end();
  }

  async function sendPage(
    response: ServerResponse,
    done: RequestAction | null,
    { route, key, stored }: Shown,
  ) {
    const reference = referenceOf(key);
    const [photos, handledAt, remindOn] = await Promise.all([
      photosOf(spool, stored),
      handled.at(reference),
      reminders.at(reference),
    ]);
    await sendFollowUpPage(response, {
      ...{ request: stored, photos, handledAt, remindOn, tradeName, done },
      isCorrection: key !== reference,
      address: `${followUpPath}/${route.token}`,
      today: parisMoment(now()).day,
    });
  }

  async function sendPhoto(response: ServerResponse, { photos }: StoredRequest, number: number) {
    const file = photos?.[number - 1]?.file;
    const photo = file === undefined ? null : await spool.photo(file);
    if (!photo) return sendRemark(response, 404, 'wrong');
    sendJpeg(response, photo);
  }

  return async (request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> => {
    const { route, stored } = shown;
    if (route.part === 'photo') return sendPhoto(response, stored, route.number);
    if (route.part === 'page') return sendPage(response, route.done, shown);
    if (!isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
    return answerAction(response, route.action, shown);
  };
}

/** Browsers say where a post comes from in at least one of two headers, which no page can forge. */
function isOwnPost(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, [origin]) !== null;
}
