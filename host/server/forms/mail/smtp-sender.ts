import { createTransport } from 'nodemailer';
import type { SendRequest } from './mail-queue';
import { mailFor } from './mail-message';
import type { MailSettings } from './mail-settings';

/** The configured mail server. */
export type SmtpSender = { send: SendRequest; close(): void };

export function smtpSender(
  { url, from, to }: Pick<MailSettings, 'url' | 'from' | 'to'>,
  tradeName: string,
): SmtpSender {
  const transport = createTransport({
    url,
    // A burst goes over four connections: greetings are slow, and servers dislike many of them.
    pool: true,
    maxConnections: 4,
    idleTimeout: 20_000,
    // What to try again, and when, is for the mail queue, which remembers it on disk.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });

  return {
    send: async (key, request, photos) => {
      await transport.sendMail(mailFor(request, { key, from, to, tradeName, photos }));
    },
    close: () => transport.close(),
  };
}
