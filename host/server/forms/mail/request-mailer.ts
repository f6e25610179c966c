import { photosOf } from '../photos/request-photos';
import type { Spool } from '../spool';
import { requestMail } from './request-mail';
import type { SendRequest } from './mail-queue-state';
import type { MailSettings } from './mail-settings';
import type { SmtpSender } from './smtp-sender';

type RequestMailerOptions = {
  spool: Spool;
  sender: SmtpSender;
  settings: Pick<MailSettings, 'from' | 'to'>;
  tradeName: string;
  /** The address of the page of one stored request; null when there are no such pages. */
  linkTo: ((key: string) => string) | null;
};

/** Sends a request with the photographs that are ready, and says what became of the others. */
export function requestMailer({
  spool,
  sender,
  settings,
  tradeName,
  linkTo,
}: RequestMailerOptions): SendRequest {
  return async (key, request) => {
    const photos = await photosOf(spool, request);
    const files = await Promise.all(
      photos.flatMap(({ file, state }) => (state === 'ready' ? [spool.photo(file)] : [])),
    );
    await sender.send(
      requestMail(request, {
        key,
        from: settings.from,
        to: settings.to,
        tradeName,
        photos,
        files: files.filter((file) => file !== null),
        link: linkTo?.(key) ?? null,
      }),
    );
  };
}
