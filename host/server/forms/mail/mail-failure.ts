import { types } from 'node:util';

/**
 * `refused`: the server will not have this message, for good (SMTP 5xx). `later`: it will not have it
 * now, or the message could not be made. `no-server`: nothing was said about the message at all (no
 * connection, a wrong password), so every other message would fare the same.
 */
export type MailVerdict = 'refused' | 'later' | 'no-server';

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
