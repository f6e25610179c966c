import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { mailMarks, type MailMark } from '../mail/mail-marks';
import { escapeHtml } from '../html-document';
import { titleOf } from '../shown-fields';
import { referenceOf } from '../stored-request';
import { handledButton } from './list-view';
import {
  actionButton,
  sendNotice,
  sendView,
  timeHtml,
  unreadableSection,
  type OwnersDesk,
} from './owner-shell';
import { requestCard } from './request-card';

const mostShown = 100;

/** One request, with its photographs and later versions. */
export async function requestView(
  { spool, handled }: OwnersDesk,
  reference: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const request = await spool.read('accepted', reference);
  if (!request) return sendNotice(response, 404, ownerTexts.notFound);

  const revisionKeys = (await spool.keys('amended')).filter((key) => referenceOf(key) === reference);
  const revisions = await Promise.all(
    revisionKeys.map(async (key) => ({ key, request: await spool.read('amended', key) })),
  );
  const handledAt = (await handled.list()).get(reference);
  const listed = { ...request, key: reference };
  sendView(response, {
    current: `/demande/${reference}`,
    heading: ownerTexts.title,
    done: query.get('fait'),
    body: requestCard(listed, {
      revisions: revisions.flatMap(({ key, request: revision }) => (revision ? [{ ...revision, key }] : [])),
      handledAt,
      actions: handledButton(listed, handledAt !== undefined),
    }),
  });
}

/** What robots probably sent, each of which the owner can release. */
export async function quarantineView(
  { spool }: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { requests, unreadable } = await spool.list('quarantine');
  const cards = requests.slice(0, mostShown).map((request) =>
    requestCard(request, {
      remark: `<p>${ownerTexts.suspicions[request.suspicion ?? 'honeypot']}</p>`,
      actions: actionButton(
        '/a-verifier/liberer',
        ownerTexts.release,
        [['cle', request.key]],
        titleOf(request),
      ),
    }),
  );
  sendView(response, {
    current: '/a-verifier',
    heading: ownerTexts.quarantine,
    done: query.get('fait'),
    body:
      `<p>${requests.length === 0 ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>` +
      cards.join('') +
      more(requests.length) +
      unreadableSection(unreadable),
  });
}

/** Requests that have not left by mail, and those that never will by themselves. */
export async function mailView(
  { spool, mailQueue }: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const marks = [...(await mailMarks(spool).undelivered())];
  const status = mailQueue?.status();
  const dead = marks.filter(([, { state }]) => state === 'dead');
  const waiting = marks.filter(([, { state }]) => state !== 'dead');
  const isAllSent = status && status.waiting === 0 && dead.length === 0;

  sendView(response, {
    current: '/courrier',
    heading: ownerTexts.mail,
    done: query.get('fait'),
    body: [
      status ? '' : `<p>${ownerTexts.mailOff}</p>`,
      isAllSent ? `<p>${ownerTexts.mailAllSent}</p>` : '',
      status && status.waiting > 0 ? `<p>${ownerTexts.mailToSend(status.waiting)}</p>` : '',
      status?.trouble ? `<p>${ownerTexts.mailTrouble} <q>${escapeHtml(status.trouble)}</q></p>` : '',
      letters(ownerTexts.mailDead, ownerTexts.mailDeadHint, dead, ([key, mark]) =>
        mailQueue
          ? letter(key, mark, actionButton('/courrier/relancer', ownerTexts.retry, [['cle', key]], key))
          : letter(key, mark),
      ),
      letters(ownerTexts.mailWaiting, ownerTexts.mailWaitingHint, waiting, ([key, mark]) =>
        letter(key, mark, `<p class="quiet">${ownerTexts.nextAttempt} ${timeHtml(mark.nextAt)}</p>`),
      ),
    ].join(''),
  });
}

type Letter = [string, MailMark];

function letters(
  heading: string,
  hint: string,
  items: readonly Letter[],
  html: (item: Letter) => string,
): string {
  if (items.length === 0) return '';
  return (
    `<section><h2>${heading}</h2><p>${hint}</p>` +
    items.slice(0, mostShown).map(html).join('') +
    `${more(items.length)}</section>`
  );
}

function letter(key: string, { attempts, error }: MailMark, below = ''): string {
  const reference = escapeHtml(referenceOf(key));
  return (
    `<article><h3><a href="/demande/${reference}">${reference}</a></h3>` +
    `<p>${ownerTexts.attempts(attempts)}${error ? ` · <q>${escapeHtml(error)}</q>` : ''}</p>${below}</article>`
  );
}

function more(count: number): string {
  return count > mostShown ? `<p>${ownerTexts.andMore(count - mostShown)}</p>` : '';
}
