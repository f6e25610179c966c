import { types } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailTexts } from '../content/mail-texts';
import { isLoopbackHost } from '../loopback';

/** The configured mail server. */
export type SmtpSender = {
  /** Resolves once the server has taken the message. Rejects with an error of nodemailer, named by its `code`. */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
};

/**
 * Off the loopback nothing leaves but over TLS, whose certificate is checked; no option in the address
 * can change that. On the loopback the address decides.
 * @param url `smtp://user:password@host:587` or `smtps://user:password@host:465`.
 * @param ca PEM of an authority to trust besides none of the usual ones; default: the usual ones.
 */
export function smtpSender(url: string, ca?: string): SmtpSender {
  const isLoopback = isLoopbackHost(new URL(url).hostname);
  const transport = createTransport({
    url: isLoopback ? url : url.replace(/\?.*$/s, ''),
    // A burst goes over four connections: greetings are slow, and servers dislike many of them.
    pool: true,
    maxConnections: 4,
    idleTimeout: 20_000,
    // What to try again, and when, is for the mail queue, which remembers it on disk.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...(!isLoopback && { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });

  return {
    send: async (mail) => {
      await transport
        .sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
        .catch((error: unknown) => {
          throw explained(error);
        });
    },
    close: () => transport.close(),
  };
}

/** The owner reads this sentence, and must know that the server is at fault and nothing leaked. */
function explained(error: unknown): unknown {
  if (types.isNativeError(error) && 'code' in error && error.code === 'ETLS')
    error.message = mailTexts.noTls(error.message);
  return error;
}

/**
 * `refused`: the server will not have this message, for good (SMTP 5xx). `later`: it will not have it
 * now, or the message could not be made. `no-server`: nothing was said about the message at all (no
 * connection, a wrong password), so every other message would fare the same.
 */
type MailVerdict = 'refused' | 'later' | 'no-server';

/** Of the errors that nodemailer names, those of the way to the server. */
const withoutServer: readonly unknown[] = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'EMAXLIMIT',
];

/** What the failure of sending one message says. */
export function verdictOf(error: unknown): MailVerdict {
  if (!types.isNativeError(error) || !('code' in error)) return 'later';
  if (withoutServer.includes(error.code)) return 'no-server';
  return 'permanent' in error && error.permanent === true ? 'refused' : 'later';
}
