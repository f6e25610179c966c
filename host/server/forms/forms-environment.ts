import { z } from 'zod';
import type { BackupSettings } from './backup/backup-store';
import {
  countOrOff,
  emailAddress,
  onOrOff,
  parseVariables,
  requestRate,
  retryWaits,
  safeAddress,
  signingSecret,
  smtpAddress,
  type Variables,
} from './environment-values';
import type { FormServiceOptions } from './form-config';
import { defaultRetry, type MailSettings } from './mail/mail-settings';
import { isLoopback, loopbackOnly, type OwnerAccess } from './owner/owner-access';

/** What the environment says about receiving and forwarding requests. */
export type FormsEnvironment = {
  mail: MailSettings | null;
  /** Asked every five minutes while everything is well; null asks nobody. */
  pingUrl: string | null;
  /** Null copies no request away from this machine. */
  backup: BackupSettings | null;
  retentionYears: number | null;
  forms: Pick<
    FormServiceOptions,
    'trustsForwardedFor' | 'rate' | 'quarantineScore' | 'linkSecret' | 'keepsFailures'
  >;
};

const formsVariables = z.object({
  RTH_SMTP_URL: smtpAddress.optional(),
  RTH_MAIL_FROM: emailAddress.optional(),
  RTH_MAIL_TO: emailAddress.optional(),
  RTH_MAIL_RETRY_SECONDS: retryWaits.optional(),
  RTH_LINK_SECRET: signingSecret.optional(),
  RTH_PING_URL: safeAddress.optional(),
  RTH_RETENTION_YEARS: countOrOff(null, 'give a number of years, or « off ».').default(3),
  RTH_TRUST_PROXY: z.string().optional(),
  RTH_RATE_LIMIT: requestRate.optional(),
  RTH_FAILURE_REPORTS: onOrOff.default(true),
  RTH_QUARANTINE_SCORE: countOrOff(Infinity, 'give points, such as « 10 », or « off ».').optional(),
});

/**
 * Reads `RTH_SMTP_URL` and its companions; the README lists them.
 * @param businessEmail sender and recipient unless the environment names others.
 * @throws Error that says which variables are wrong and how to write them; never a secret value.
 */
export function formsEnvironment(variables: Variables, businessEmail: string): FormsEnvironment {
  const given = parseVariables(formsVariables, variables);
  return {
    mail: mailSettings(given, businessEmail),
    pingUrl: given.RTH_PING_URL ?? null,
    backup: backupSettings(backupEnvironment(variables)),
    retentionYears: given.RTH_RETENTION_YEARS,
    forms: {
      trustsForwardedFor: given.RTH_TRUST_PROXY === '1',
      linkSecret: given.RTH_LINK_SECRET ?? null,
      keepsFailures: given.RTH_FAILURE_REPORTS,
      ...(given.RTH_RATE_LIMIT && { rate: given.RTH_RATE_LIMIT }),
      ...(given.RTH_QUARANTINE_SCORE && { quarantineScore: given.RTH_QUARANTINE_SCORE }),
    },
  };
}

const ownerVariables = z
  .object({
    RTH_OWNER_HOST: z.string().default(loopbackOnly.host),
    RTH_OWNER_PASSWORD: z.string().min(12, 'is too short: give 12 characters or more.').optional(),
    RTH_OWNER_NAME: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a name, such as « bureau.renovation-th.example ».')
      .optional(),
  })
  .superRefine(({ RTH_OWNER_HOST: host, RTH_OWNER_PASSWORD: password, RTH_OWNER_NAME: name }, context) => {
    if (password || (isLoopback(host) && !name)) return;
    const remedy =
      'the page of received requests then needs a password, RTH_OWNER_PASSWORD or RTH_OWNER_PASSWORD_FILE.';
    context.addIssue({
      code: 'custom',
      path: [name ? 'RTH_OWNER_NAME' : 'RTH_OWNER_HOST'],
      message: `is « ${name ?? host} », beyond this machine: ${remedy}`,
    });
  });

/**
 * Where the owner's page listens, and its password.
 * @throws Error when it is to listen beyond this machine without one.
 */
export function ownerAccess(variables: Variables): OwnerAccess {
  const given = parseVariables(ownerVariables, variables);
  return {
    host: given.RTH_OWNER_HOST,
    password: given.RTH_OWNER_PASSWORD ?? null,
    ...(given.RTH_OWNER_NAME && { name: given.RTH_OWNER_NAME }),
  };
}

/** The folder that keeps requests: `RTH_SPOOL`, systemd's `STATE_DIRECTORY`, or the usual one. */
export function spoolFolder(variables: Variables, usual: string): string {
  return variables['RTH_SPOOL'] || variables['STATE_DIRECTORY'] || usual;
}

/** What the environment says about backups. */
export type BackupEnvironment = {
  /** Where they are: a folder of another disk, or `s3://bucket/prefix`. */
  store: string | null;
  /** The public key that locks backups. */
  recipient: string | null;
  /** The file with the secret key that opens them; never on the server. */
  identityFile: string | null;
};

export function backupEnvironment(variables: Variables): BackupEnvironment {
  return {
    store: variables['RTH_BACKUP_STORE']?.trim() || null,
    recipient: variables['RTH_BACKUP_RECIPIENT']?.trim() || null,
    identityFile: variables['RTH_BACKUP_IDENTITY_FILE'] || null,
  };
}

function mailSettings(given: z.infer<typeof formsVariables>, businessEmail: string): MailSettings | null {
  if (!given.RTH_SMTP_URL) return null;
  return {
    url: given.RTH_SMTP_URL,
    from: given.RTH_MAIL_FROM ?? businessEmail,
    to: given.RTH_MAIL_TO ?? null,
    retry: {
      ...defaultRetry,
      ...given.RTH_MAIL_RETRY_SECONDS,
    },
    linkSecret: given.RTH_LINK_SECRET ?? null,
  };
}

/** Each of the two is of no use alone: what is copied must be sealed. */
function backupSettings({ store, recipient }: BackupEnvironment): BackupSettings | null {
  if (store === null && recipient === null) return null;
  if (store === null || recipient === null)
    throw new Error('RTH_BACKUP_STORE and RTH_BACKUP_RECIPIENT: set both, or none.');
  return { store, recipient };
}
