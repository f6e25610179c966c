import type { Identity } from '@renovation-th/shared/identity/identity';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase, ServiceParts } from '../database/open-database';
import { readKept } from '../photos/send-file';
import { startMailQueue, type MailSettings, type SendRequest } from './mail-queue';
import { requestMail, type MailedPhotos } from './request-mail';
import { smtpSender } from './smtp-sender';

type LeavingMailParts = ServiceParts & {
  identity: Identity;
  /** Returns the URL of a request; null when the owner's page is not reachable from outside. */
  linkTo: (reference: string) => string | null;
};

/** Creates the sender for the mail server and starts the queue. */
export function startMail(
  settings: MailSettings,
  { database, identity, linkTo, now, log }: LeavingMailParts,
) {
  const { from, to, retry } = settings;
  const { email: copyTo, tradeName } = identity;
  const sender = smtpSender(settings.url);

  /** Sends a request with its re-encoded photographs to the recipients that the server has not accepted yet. */
  const send: SendRequest = async (kept) => {
    const photos = await mailedPhotos(database, kept);
    const link = linkTo(kept.reference);
    const mail = requestMail(kept.request, { from, to, copyTo, tradeName, photos, link });
    const others = [...new Set([to, copyTo])].filter((address) => !kept.mailedTo.includes(address));
    const { refused } = await sender.send(mail, others);
    const mailedTo = others.filter((address) => !refused.some((each) => each.recipient === address));
    return { mailedTo, refused: refused[0] ?? null };
  };
  return { sender, queue: startMailQueue({ database, send, retry, now, log }) };
}

/** Maximum bytes of photographs in a mail, because many mail servers refuse much larger messages. */
const mostAttached = 5 * 1024 * 1024;

/** Attaches photographs up to the size limit, or none after a server refused the size. */
async function mailedPhotos(
  database: RequestDatabase,
  { request: { photos = [] }, isMailShort }: KeptRequest,
): Promise<MailedPhotos> {
  const mailed = { attached: new Array<Buffer>(), online: 0, unsent: 0 };
  let room = isMailShort ? 0 : mostAttached;
  for (const { file, isWaiting } of photos) {
    const bytes = isWaiting ? null : await readKept(database, file);
    if (bytes && bytes.length <= room) {
      mailed.attached.push(bytes);
      room -= bytes.length;
    } else if (bytes) mailed.online += 1;
    else mailed.unsent += 1;
  }
  return mailed;
}
