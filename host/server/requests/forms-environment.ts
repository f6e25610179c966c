import { readFileSync } from 'node:fs';
import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import type { OwnerAccess } from './owner/owner-access';
import type { MailSettings } from './mail/mail-loop';

type Variables = { readonly [name: string]: string | undefined };

/** Settings with a format: the test of a value, and the format in words. Other settings are file or host names. */
const formats: Readonly<Record<string, readonly [isRight: (text: string) => boolean, format: string]>> = {
  RTH_SMTP_URL: [
    (text) => /^smtps?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'must look like "smtps://user:password@mail.example:465".',
  ],
  RTH_MAIL: [(text) => isCompleteEmail(text) && !/[<>,;:"]/.test(text), 'must be an e-mail address.'],
  RTH_PING_URL: [
    (text) => /^https?:/i.test(text) && URL.canParse(text),
    'must look like "https://monitor.example/ping".',
  ],
  RTH_OWNER_PASSWORD: [(text) => text.length >= 12, 'is too short: use at least 12 characters.'],
  RTH_OWNER_NAME: [
    (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    'must be a host name, such as "bureau.renovation-th.example".',
  ],
};

/** Secrets that may be in a file, as systemd and containers pass them. `<name>_FILE` holds the path. */
const secrets = ['RTH_SMTP_URL', 'RTH_OWNER_PASSWORD'];

/**
 * Reads the variables that the README lists, such as `RTH_SMTP_URL`. An empty variable counts as unset.
 * @param businessEmail default sender and recipient.
 * @throws Error with a line per invalid variable and its format, without any secret.
 */
export function formsEnvironment(variables: Variables, businessEmail: string) {
  const read = (name: string): string | null => {
    const file = secrets.includes(name) && variables[`${name}_FILE`];
    return variables[name] || (file && readFileSync(file, 'utf8').trim()) || null;
  };
  const problems = Object.entries(formats)
    .filter(([name, [isRight]]) => !isRight(read(name) ?? '') && read(name) !== null)
    .map(([name, [, format]]) => `${name} ${format}`);
  const [url, password, name] = [read('RTH_SMTP_URL'), read('RTH_OWNER_PASSWORD'), read('RTH_OWNER_NAME')];
  if (name !== null && password === null) problems.push('RTH_OWNER_NAME needs RTH_OWNER_PASSWORD.');
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const mail: MailSettings | null = url === null ? null : { url, address: read('RTH_MAIL') ?? businessEmail };
  const access: OwnerAccess = { password, name };
  return {
    mail,
    access,
    pingUrl: read('RTH_PING_URL'),
    backupStamp: read('RTH_BACKUP_DONE'),
    certificateName: read('RTH_SITE_NAME'),
  };
}
