import { types } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailTexts } from '../content/mail-texts';
import { isLoopbackHost } from '../../../delivery/listening-server';

/** A nodemailer error about one refused recipient. */
export type RefusedRecipient = Error & { recipient: string };

/** Sends mail through one server. */
export type SmtpSender = {
  /**
   * Resolves once the server has accepted the message for at least one recipient. Rejects with a nodemailer error.
   * @param recipients default: all recipients of the message.
   */
  send(
    mail: SendMailOptions,
    recipients?: readonly string[],
  ): Promise<{ refused: readonly RefusedRecipient[] }>;
  close(): void;
};

/**
 * Returns a sender that requires TLS with a valid certificate and ignores the options in the URL. The options apply
 * only to a server on this machine, which needs no TLS.
 * @param url `smtp://user:password@host:587` or `smtps://user:password@host:465`.
 * @param ca PEM of the only trusted certificate authority. Default: Node's certificate authorities.
 */
export function smtpSender(url: string, ca?: string): SmtpSender {
  const isLoopback = isLoopbackHost(new URL(url).hostname);
  const transport = createTransport({
    url: isLoopback ? url : url.replace(/\?.*$/s, ''),
    // Reuses one connection, because connecting is slow and the queue sends one message at a time.
    pool: true,
    maxConnections: 1,
    idleTimeout: 20_000,
    // nodemailer must not retry, because the mail queue does.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...(!isLoopback && { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });

  // Whether this server refused an encoded sender name and accepted the plain address.
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

/** Returns the server's response, such as `552 5.3.4 too large`, or an empty string. */
function answerOf(error: unknown): string {
  return isObject(error) && 'response' in error && typeof error.response === 'string' ? error.response : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the server refused a message because of its size. */
export function isTooLarge(error: unknown): boolean {
  return /^(552|452)|[45]\.3\.4/.test(answerOf(error));
}

/** Replaces the message of an error about missing TLS with an explanation for the owner. */
function explained(error: unknown): unknown {
  if (types.isNativeError(error) && 'code' in error && error.code === 'ETLS')
    error.message = mailTexts.noTls(error.message);
  return error;
}

/**
 * `refused`: the server refused this message permanently (SMTP 5xx). `later`: the server refused it temporarily, or the
 * message could not be built. `no-server`: the connection or the login failed, so every other message would fail too.
 */
type MailVerdict = 'refused' | 'later' | 'no-server';

/** nodemailer's codes for connection and login errors. */
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

/** Classifies a failure to send a message. */
export function verdictOf(error: unknown): MailVerdict {
  if (!isObject(error)) return 'later';
  if ('code' in error && withoutServer.includes(error.code)) return 'no-server';
  const isPermanent = 'permanent' in error ? error.permanent === true : /^5/.test(answerOf(error));
  return isPermanent ? 'refused' : 'later';
}
