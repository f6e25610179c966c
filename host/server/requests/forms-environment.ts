import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import type { OwnerAccess } from './owner/owner-access';
import type { MailSettings } from './mail/mail-loop';

type Variables = { readonly [name: string]: string | undefined };

/** Schema of a value that may be secret. Its error describes the format and never contains the value. */
const value = (isRight: (text: string) => boolean, remedy: string) =>
  z.string().refine(isRight, remedy).optional();
const email = value((text) => isCompleteEmail(text) && !/[<>,;:"]/.test(text), 'must be an e-mail address.');

const formsVariables = z.object({
  RTH_SMTP_URL: value(
    (text) => /^smtps?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'must look like "smtps://user:password@mail.example:465".',
  ),
  RTH_MAIL_FROM: email,
  RTH_MAIL_TO: email,
  RTH_PING_URL: value(
    (text) => /^https?:/i.test(text) && URL.canParse(text),
    'must look like "https://monitor.example/ping".',
  ),
  RTH_BACKUP_DONE: z.string().optional(),
  RTH_SITE_NAME: z.string().optional(),
});

/**
 * Reads the variables that the README lists, such as `RTH_SMTP_URL`.
 * @param businessEmail default sender and recipient.
 * @throws Error that names the invalid variables and their format, without any secret.
 */
export function formsEnvironment(variables: Variables, businessEmail: string) {
  const given = parsed(formsVariables, variables);
  const mail: MailSettings | null = given.RTH_SMTP_URL
    ? {
        url: given.RTH_SMTP_URL,
        from: given.RTH_MAIL_FROM ?? businessEmail,
        to: given.RTH_MAIL_TO ?? businessEmail,
      }
    : null;
  return {
    mail,
    pingUrl: given.RTH_PING_URL ?? null,
    backupStamp: given.RTH_BACKUP_DONE ?? null,
    certificateName: given.RTH_SITE_NAME ?? null,
  };
}

const ownerVariables = z
  .object({
    RTH_OWNER_PASSWORD: value((text) => text.length >= 12, 'is too short: use at least 12 characters.'),
    RTH_OWNER_NAME: value(
      (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
      'must be a host name, such as "bureau.renovation-th.example".',
    ),
  })
  .refine(({ RTH_OWNER_NAME: name, RTH_OWNER_PASSWORD: password }) => !name || password, {
    path: ['RTH_OWNER_NAME'],
    error: 'needs a password for the page: set RTH_OWNER_PASSWORD or RTH_OWNER_PASSWORD_FILE.',
  });

/** Reads the owner's password and the host name of the owner's page. @throws Error for invalid values. */
export function ownerAccess(variables: Variables): OwnerAccess {
  const { RTH_OWNER_PASSWORD: password = null, RTH_OWNER_NAME: name } = parsed(ownerVariables, variables);
  return { password, ...(name && { name }) };
}

/** Secrets that may be in a file, as systemd and containers pass them. `<name>_FILE` holds the path. */
const secrets = ['RTH_SMTP_URL', 'RTH_OWNER_PASSWORD'];

/** Reads a schema's variables. An empty variable counts as unset. @throws Error with a line per invalid variable. */
function parsed<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const valueOf = (name: string) => {
    const file = secrets.includes(name) && variables[`${name}_FILE`];
    return variables[name] || (file && readFileSync(file, 'utf8').trim()) || undefined;
  };
  const names = Object.keys(schema.shape);
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}
