import { createTransport, type SendMailOptions } from 'nodemailer';
import { isErrorCode } from '../../../delivery/error-code';
import { isLoopbackHost } from '../../../delivery/port';

/** Sends mail through one server. */
export type SmtpSender = {
  /** Resolves once the server has accepted the message. Rejects with a nodemailer error. */
  send(mail: SendMailOptions): Promise<void>;
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
    // Reuses one connection, because connecting is slow and the loop sends one message at a time.
    pool: true,
    maxConnections: 1,
    idleTimeout: 20_000,
    // nodemailer must not retry, because the mail loop does.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...(!isLoopback && { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  });

  return {
    async send(mail) {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}

/** nodemailer's codes for connection and login errors. */
const serverErrors: readonly string[] = [
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

/** Whether the connection or the login failed, so that every other message would fail too. */
export const isServerError = (error: unknown): boolean =>
  serverErrors.some((code) => isErrorCode(error, code));

/** Whether the server accepted sender and recipient, and refused what the message contains. */
export const isContentRefused = (error: unknown): boolean => isErrorCode(error, 'EMESSAGE');
