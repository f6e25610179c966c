import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Arriving } from '../database/insert-request';
import type { KeptRequest, StoredPhoto } from '../database/kept-request';
import type { ServiceParts } from '../database/open-database';
import { photoFile } from '../database/request-files';
import type { Decoder } from '../photos/decoder';
import { manyRefusals } from './mail-loop';
import { bareMail, requestMail, type MailedPhotos, type MailParts } from './request-mail';
import { isContentRefused, type SmtpSender } from './smtp-sender';

type SendingParts = Pick<ServiceParts, 'database'> & {
  sender: SmtpSender;
  decoder: Decoder;
  mail: MailParts;
};

/** Returns the functions that mail requests: a stored one with its photographs, and one that cannot be stored. */
export function mailSending({ database, sender, decoder, mail }: SendingParts) {
  return {
    async send(request: KeptRequest): Promise<void> {
      const { reference, photos } = request;
      const bytes = await Promise.all(
        photos
          .filter(({ state }) => state === 'kept')
          .map(({ number }) => readFile(photoFile(database, { reference, number }, 'jpg'))),
      );
      try {
        await sender.send(requestMail(request, attachable(bytes), mail));
      } catch (error) {
        // What a visitor wrote must neither hide a request from the owner nor count as a problem of the server.
        if (!isContentRefused(error) || request.refusals < manyRefusals) throw error;
        await sender.send(bareMail(request.reference, mail));
      }
    },

    async mailNow({ request, from }: Arriving): Promise<void> {
      const bytes: Buffer[] = [];
      const photos: StoredPhoto[] = [];
      for (const photo of from === null ? [] : request.photos) {
        const decoded = await decoder.decode(path.join(from ?? '', `${photo.number}.raw`));
        if (typeof decoded !== 'string') bytes.push(decoded);
        photos.push({
          ...photo,
          ...(typeof decoded === 'string' && { state: 'unreadable', reason: decoded }),
        });
      }
      await sender.send(requestMail({ ...request, photos }, attachable(bytes), mail));
    },
  };
}

/** Maximum bytes of photographs in a mail, because many mail servers refuse much larger messages. */
const mostAttached = 5 * 1024 * 1024;

function attachable(photos: readonly Buffer[]): MailedPhotos {
  const attached: Buffer[] = [];
  let room = mostAttached;
  for (const bytes of photos) {
    if (bytes.length > room) continue;
    attached.push(bytes);
    room -= bytes.length;
  }
  return { attached, online: photos.length - attached.length };
}
