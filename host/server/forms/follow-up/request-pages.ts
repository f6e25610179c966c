import type { IncomingMessage, ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { noteChange } from '../changes';
import { privateAnswerHeaders } from '../html-document';
import { readSmallBody } from '../read-body';
import { photosOf } from '../photos/request-photos';
import { sendJpeg } from '../photos/send-jpeg';
import { requestActions, type RequestAction } from '../request-actions';
import { handledMarks, reminderMarks } from '../request-marks';
import { sendingOrigin } from '../sender';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';
import { followUpPath } from './follow-up-links';
import type { FollowUpDone, FollowUpRoute } from './follow-up-route';
import { countVersions, laterVersions, photoFiles } from './later-versions';
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

/** Bytes: the page's own form takes a few. */
const longestPost = 4 * 1024;

/** Answers for one request: its page, a photograph of it, or what the owner does with it. */
export function requestPages({ spool, origin, tradeName, now }: RequestPagesOptions) {
  const handled = handledMarks(spool);
  const reminders = reminderMarks(spool);
  const act = requestActions({ spool, now });

  async function answerAction(
    request: IncomingMessage,
    response: ServerResponse,
    action: RequestAction,
    { route, key }: Shown,
  ) {
    const reference = referenceOf(key);
    const seen = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '').get('versions');
    const isUnread =
      action === 'traitee' && seen !== null && seen !== String(await countVersions(spool, reference));
    if (!isUnread) {
      await act(action, reference);
      await noteChange(spool, reference);
    }
    const done: FollowUpDone = isUnread ? 'corrigee' : action;
    const location = `${followUpPath}/${route.token}?fait=${done}`;
    response.writeHead(303, { ...privateAnswerHeaders, Location: location, 'Content-Length': 0 }).end();
  }

  async function sendPage(
    response: ServerResponse,
    done: FollowUpDone | null,
    { route, key, stored }: Shown,
  ) {
    const reference = referenceOf(key);
    // Counted first: a correction that comes in between is shown, and asked about once more.
    const versions = await countVersions(spool, reference);
    const [photos, later, handledAt, remindOn] = await Promise.all([
      photosOf(spool, stored),
      laterVersions(spool, key, stored),
      handled.at(reference),
      reminders.at(reference),
    ]);
    await sendFollowUpPage(response, {
      ...{ request: stored, photos, later, versions, handledAt, remindOn, tradeName, done },
      isCorrection: key !== reference,
      address: `${followUpPath}/${route.token}`,
      today: parisMoment(now()).day,
    });
  }

  async function sendPhoto(response: ServerResponse, number: number, { key, stored }: Shown) {
    const file = photoFiles(stored, await laterVersions(spool, key, stored))[number - 1];
    const photo = file === undefined ? null : await spool.photo(file);
    if (!photo) return sendRemark(response, 404, 'wrong');
    sendJpeg(response, photo);
  }

  return async (request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> => {
    const { route } = shown;
    if (route.part === 'photo') return sendPhoto(response, route.number, shown);
    if (route.part === 'page') return sendPage(response, route.done, shown);
    if (!isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
    return answerAction(request, response, route.action, shown);
  };
}

/** Browsers say where a post comes from in at least one of two headers, which no page can forge. */
function isOwnPost(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, [origin]) !== null;
}
