import type { Identity } from '@renovation-th/shared/identity/identity';
import { versionsOf } from '../database/request-lists';
import { followUpLinks } from '../follow-up/follow-up-links';
import { readPhoto } from '../photos/read-photo';
import type { ServiceParts } from '../service-parts';
import type { StoredRequest } from '../stored-request';
import { startMailQueue, type SendRequest } from './mail-queue';
import type { MailSettings } from './mail-settings';
import { requestMail, type MailedPhotos } from './request-mail';
import { smtpSender } from './smtp-sender';

/** What a mail leaves by: the server's connection, the links in mails, and the queue of what waits. */
export function startMail(
  settings: MailSettings,
  { database, identity, now, log }: ServiceParts & { identity: Identity },
) {
  const { from, to, retry } = settings;
  const { origin: site, formEndpoint, email, tradeName } = identity;
  const sender = smtpSender(settings.url);
  const { origin } = new URL(formEndpoint, site);
  const { linkTo } = followUpLinks({ database, origin, now });

  /** Sends a request with the photographs that are ready, and says what became of the others. */
  const send: SendRequest = async ({ key, request }) => {
    const link = linkTo(key);
    const [first] = versionsOf(database, request.reference).first;
    const corrects = first && first.key !== key ? first.key : null;
    const photos = await mailedPhotos(database.folder, request, link);
    await sender.send(
      requestMail(request, { key, corrects, from, to, copyTo: email, tradeName, photos, link }),
    );
  };
  return { settings, sender, linkTo, queue: startMailQueue({ database, send, retry, now, log }) };
}

/** Bytes. Many mail servers refuse a message that is much longer. */
const mostAttached = 5 * 1024 * 1024;

/** Photographs travel with the mail as far as there is room; the others are links. */
async function mailedPhotos(
  folder: string,
  { photos = [] }: StoredRequest,
  link: string,
): Promise<MailedPhotos> {
  const mailed = { attached: new Array<Buffer>(), linked: new Array<string>(), unsent: 0 };
  let room = mostAttached;
  for (const { file, isWaiting } of photos) {
    const bytes = isWaiting ? null : await readPhoto(folder, file);
    if (bytes && bytes.length <= room) {
      mailed.attached.push(bytes);
      room -= bytes.length;
    } else if (bytes) mailed.linked.push(`${link}/photo/${file}`);
    else mailed.unsent += 1;
  }
  return mailed;
}
