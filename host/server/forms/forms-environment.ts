import { z } from 'zod';
import type { AlertSettings } from './alerts/alert-settings';
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
  upToAYear,
  type Variables,
} from './environment-values';
import type { FormServiceOptions } from './form-config';
import { defaultRetry, type MailSettings } from './mail/mail-settings';
import { isLoopback, loopbackOnly, type OwnerAccess } from './owner/owner-access';

/** What the environment says about receiving and forwarding requests. */
export type FormsEnvironment = {
  mail: MailSettings | null;
  alerts: AlertSettings;
  retentionYears: number | null;
  forms: Pick<
    FormServiceOptions,
    'trustsForwardedFor' | 'rate' | 'quarantineScore' | 'linkSecret' | 'keepsFailures'
  >;
};

const formsVariables = z
  .object({
    RTH_SMTP_URL: smtpAddress.optional(),
    RTH_MAIL_FROM: emailAddress.optional(),
    RTH_MAIL_TO: emailAddress.optional(),
    RTH_MAIL_RETRY_SECONDS: retryWaits.optional(),
    RTH_MAIL_GIVE_UP_DAYS: upToAYear.optional(),
    RTH_LINK_SECRET: signingSecret.optional(),
    RTH_ALERT_URL: safeAddress.optional(),
    RTH_ALERT_SECRET: signingSecret.optional(),
    RTH_PING_URL: safeAddress.optional(),
    RTH_RETENTION_YEARS: countOrOff(null, 'give a number of years, or « off ».').default(3),
    RTH_TRUST_PROXY: z.string().optional(),
    RTH_RATE_LIMIT: requestRate.optional(),
    RTH_FAILURE_REPORTS: onOrOff.default(true),
    RTH_QUARANTINE_SCORE: countOrOff(Infinity, 'give points, such as « 10 », or « off ».').optional(),
  })
  .refine(({ RTH_ALERT_URL, RTH_ALERT_SECRET }) => !RTH_ALERT_URL || RTH_ALERT_SECRET, {
    path: ['RTH_ALERT_URL'],
    error: 'is told nothing without RTH_ALERT_SECRET, which signs what it is told.',
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
    alerts: alertSettings(given),
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
  })
  .superRefine(({ RTH_OWNER_HOST: host, RTH_OWNER_PASSWORD: password }, context) => {
    if (password || isLoopback(host)) return;
    const remedy =
      'the page of received requests then needs a password, RTH_OWNER_PASSWORD or RTH_OWNER_PASSWORD_FILE.';
    context.addIssue({
      code: 'custom',
      path: ['RTH_OWNER_HOST'],
      message: `is « ${host} », beyond this machine: ${remedy}`,
    });
  });

/**
 * Where the owner's page listens, and its password.
 * @throws Error when it is to listen beyond this machine without one.
 */
export function ownerAccess(variables: Variables): OwnerAccess {
  const { RTH_OWNER_HOST: host, RTH_OWNER_PASSWORD: password = null } = parseVariables(
    ownerVariables,
    variables,
  );
  return { host, password };
}

/** The folder that keeps requests: `RTH_SPOOL`, systemd's `STATE_DIRECTORY`, or the usual one. */
export function spoolFolder(variables: Variables, usual: string): string {
  return variables['RTH_SPOOL'] || variables['STATE_DIRECTORY'] || usual;
}

/** What the environment says about backups. Asked for by their commands only: the service needs neither. */
export type BackupEnvironment = {
  /** The public key that locks backups. */
  recipient: string | null;
  /** The file with the secret key that opens them; never on the server. */
  identityFile: string | null;
};

export function backupEnvironment(variables: Variables): BackupEnvironment {
  return {
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
      ...(given.RTH_MAIL_GIVE_UP_DAYS && { giveUp: given.RTH_MAIL_GIVE_UP_DAYS }),
    },
    linkSecret: given.RTH_LINK_SECRET ?? null,
  };
}

function alertSettings(given: z.infer<typeof formsVariables>): AlertSettings {
  const { RTH_ALERT_URL: url, RTH_ALERT_SECRET: secret, RTH_PING_URL: pingUrl = null } = given;
  return { webhook: url && secret ? { url, secret } : null, pingUrl };
}
