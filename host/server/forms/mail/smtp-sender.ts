import { types } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailTexts } from '../content/mail-texts';
import { isLoopbackHost } from '../loopback';

/** An error of nodemailer, of one recipient that the server refused while it took the message for others. */
export type RefusedRecipient = Error & { recipient: string };

/** The configured mail server. */
export type SmtpSender = {
  /**
   * Resolves once the server has taken the message for a recipient at least. Rejects with an error of nodemailer, named
   * by its `code`.
   * @param recipients default: all that the message names.
   */
  send(
    mail: SendMailOptions,
    recipients?: readonly string[],
  ): Promise<{ refused: readonly RefusedRecipient[] }>;
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
    // Greetings are slow, so a connection serves several messages; the queue sends one at a time.
    pool: true,
    maxConnections: 1,
    idleTimeout: 20_000,
    // What to try again, and when, is for the mail queue, which remembers it on disk.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...(!isLoopback && { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });

  // Whether this server refused an encoded name beside the address of the sender, and took the address alone.
  let isNameless = false;

  async function attempt(mail: SendMailOptions, recipients?: readonly string[]) {
    const from = addressOf(mail);
    try {
      const info = await transport.sendMail({
        ...{ ...mail, disableFileAccess: true, disableUrlAccess: true },
        ...(isNameless && { from }),
        ...(recipients && { envelope: { from, to: [...recipients] } }),
      });
      return { refused: (info.rejectedErrors ?? []) as RefusedRecipient[] };
    } catch (error) {
      throw explained(error);
    }
  }

  return {
    async send(mail, recipients) {
      try {
        return await attempt(mail, recipients);
      } catch (error) {
        if (isNameless || !/^(501|553)|5\.1\.7/.test(answerOf(error))) throw error;
        isNameless = true;
        return await attempt(mail, recipients).catch((again: unknown) => {
          isNameless = false;
          throw again;
        });
      }
    },
    close: () => transport.close(),
  };
}

const addressOf = ({ from = '' }: SendMailOptions): string =>
  typeof from === 'string' ? from : Array.isArray(from) ? '' : (from.address ?? '');

/** What the server answered, such as `552 5.3.4 too large`; empty when it answered nothing. */
function answerOf(error: unknown): string {
  return isObject(error) && 'response' in error && typeof error.response === 'string' ? error.response : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the server refused a message for its size: the same without photographs may pass. */
export function isTooLarge(error: unknown): boolean {
  return /^(552|452)|[45]\.3\.4/.test(answerOf(error));
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
  if (!isObject(error)) return 'later';
  if ('code' in error && withoutServer.includes(error.code)) return 'no-server';
  const isPermanent = 'permanent' in error ? error.permanent === true : /^5/.test(answerOf(error));
  return isPermanent ? 'refused' : 'later';
}
