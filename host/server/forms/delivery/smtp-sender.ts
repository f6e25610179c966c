import { createTransport } from 'nodemailer';
import { mailFor } from './mail-message';
import type { SendRequest } from './delivery-worker';
import type { MailSettings } from './mail-settings';

/** Sends through the configured mail server, one connection for each message. */
export function smtpSender(
  { url, from, to }: Pick<MailSettings, 'url' | 'from' | 'to'>,
  tradeName: string,
): SendRequest {
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });

  return async (key, request, photos) => {
    await transport.sendMail(mailFor(request, { key, from, to, tradeName, photos }));
  };
}
