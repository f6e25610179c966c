import { types } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailTexts } from '../content/mail-texts';
import { isLoopbackHost } from '../../listening-server';

/** A nodemailer error about one refused recipient of several. */
export type RefusedRecipient = Error & { recipient: string };

/** The configured mail server. */
export type SmtpSender = {
  /**
   * Resolves once the server has accepted the message for one recipient or more. Rejects with an error of nodemailer.
   * @param recipients default: all recipients of the message.
   */
  send(
    mail: SendMailOptions,
    recipients?: readonly string[],
  ): Promise<{ refused: readonly RefusedRecipient[] }>;
  close(): void;
};

/**
 * Returns a sender that requires TLS with a valid certificate, whatever options the URL has. For the loopback address,
 * the URL decides.
 * @param url `smtp://user:password@host:587` or `smtps://user:password@host:465`.
 * @param ca PEM of the only certificate authority to trust; default: those of Node.
 */
export function smtpSender(url: string, ca?: string): SmtpSender {
  const isLoopback = isLoopbackHost(new URL(url).hostname);
  const transport = createTransport({
    url: isLoopback ? url : url.replace(/\?.*$/s, ''),
    // Connecting is slow, so a connection is reused; one is enough, because the queue sends one message at a time.
    pool: true,
    maxConnections: 1,
    idleTimeout: 20_000,
    // nodemailer must not requeue: the mail queue retries, and keeps its state on disk.
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

/** Returns the server's response, such as `552 5.3.4 too large`; empty without one. */
function answerOf(error: unknown): string {
  return isObject(error) && 'response' in error && typeof error.response === 'string' ? error.response : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the server refused a message because of its size. */
export function isTooLarge(error: unknown): boolean {
  return /^(552|452)|[45]\.3\.4/.test(answerOf(error));
}

/** Explains missing TLS to the owner, who must know that the server is at fault and that nothing leaked. */
function explained(error: unknown): unknown {
  if (types.isNativeError(error) && 'code' in error && error.code === 'ETLS')
    error.message = mailTexts.noTls(error.message);
  return error;
}

/**
 * `refused`: a permanent refusal of this message (SMTP 5xx). `later`: a temporary one, or the message could not be
 * built. `no-server`: no connection or a wrong password, so every other message would fail too.
 */
type MailVerdict = 'refused' | 'later' | 'no-server';

/** Codes of nodemailer for connection errors. */
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
