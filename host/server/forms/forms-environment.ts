import { readFileSync } from 'node:fs';
import { isCompleteEmail } from '@renovation-th/shared/forms/email-address';
import type { AlertSettings } from './alerts/alert-settings';
import { isLoopbackHost } from './loopback';
import { defaultRetry, type MailSettings } from './mail/mail-settings';
import type { FormServiceOptions } from './form-config';
import { isLoopback, loopbackOnly, type OwnerAccess } from './owner/owner-access';

/** What the environment says about receiving and forwarding requests. */
export type FormsEnvironment = {
  mail: MailSettings | null;
  alerts: AlertSettings;
  retentionYears: number | null;
  forms: Pick<FormServiceOptions, 'trustsForwardedFor' | 'rate' | 'quarantineScore' | 'linkSecret'>;
};

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
const shortestSecret = 32;
/** Seconds: a day, the most that a retry may wait. */
const longestWait = 86_400;

type Variables = { readonly [name: string]: string | undefined };

/**
 * Reads `RTH_SMTP_URL` and its companions; the README lists them.
 * @param businessEmail sender and recipient unless the environment names others.
 * @throws Error that says which variable is wrong and how to write it; never its secret value.
 */
export function formsEnvironment(variables: Variables, businessEmail: string): FormsEnvironment {
  const url = secret(variables, 'RTH_SMTP_URL');
  const linkSecret = longSecret(variables, 'RTH_LINK_SECRET');
  return {
    mail: url === null ? null : { ...mailSettings(url, variables, businessEmail), linkSecret },
    alerts: alertSettings(variables),
    retentionYears: retentionYears(variables['RTH_RETENTION_YEARS']),
    forms: {
      trustsForwardedFor: variables['RTH_TRUST_PROXY'] === '1',
      linkSecret,
      ...rateSettings(variables['RTH_RATE_LIMIT']),
      ...quarantineSettings(variables['RTH_QUARANTINE_SCORE']),
    },
  };
}

const shortestPassword = 12;

/**
 * Where the owner's page listens, and its password.
 * @throws Error when it is to listen beyond this machine without one.
 */
export function ownerAccess(variables: Variables): OwnerAccess {
  const host = variables['RTH_OWNER_HOST'] || loopbackOnly.host;
  const password = secret(variables, 'RTH_OWNER_PASSWORD');
  if (password !== null && password.length < shortestPassword)
    throw new Error(`RTH_OWNER_PASSWORD is too short: give ${shortestPassword} characters or more.`);
  if (password === null && !isLoopback(host))
    throw new Error(
      `RTH_OWNER_HOST is « ${host} », beyond this machine: the page of received requests then needs a password, RTH_OWNER_PASSWORD or RTH_OWNER_PASSWORD_FILE.`,
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

function mailSettings(
  url: string,
  variables: Variables,
  businessEmail: string,
): Omit<MailSettings, 'linkSecret'> {
  if (!/^smtps?:\/\/[^\s]+$/i.test(url) || !URL.canParse(url)) {
    throw new Error('RTH_SMTP_URL must look like « smtps://user:password@mail.example:465 ».');
  }
  const [first, longest] = range(variables, 'RTH_MAIL_RETRY_SECONDS', '2-900') ?? [];
  const days = numberOf(variables, 'RTH_MAIL_GIVE_UP_DAYS', 365);
  return {
    url,
    from: address(variables, 'RTH_MAIL_FROM') ?? businessEmail,
    to: address(variables, 'RTH_MAIL_TO'),
    retry: {
      ...defaultRetry,
      ...(first !== undefined && longest !== undefined && { first: first * 1000, longest: longest * 1000 }),
      ...(days !== null && { giveUp: days * day }),
    },
  };
}

/** From the variable, or from the file that `<name>_FILE` names, as systemd and containers hand over secrets. */
function secret(variables: Variables, name: string): string | null {
  const file = variables[`${name}_FILE`];
  const value = variables[name] || (file ? readFileSync(file, 'utf8').trim() : '');
  return value === '' ? null : value;
}

function alertSettings(variables: Variables): AlertSettings {
  const url = safeAddress(variables, 'RTH_ALERT_URL');
  const signature = longSecret(variables, 'RTH_ALERT_SECRET');
  if (url !== null && signature === null)
    throw new Error('RTH_ALERT_URL is told nothing without RTH_ALERT_SECRET, which signs what it is told.');
  return {
    webhook: url !== null && signature !== null ? { url, secret: signature } : null,
    pingUrl: safeAddress(variables, 'RTH_PING_URL'),
  };
}

/** An address to be asked; errors do not repeat it, since it may hold a key. */
function safeAddress(variables: Variables, name: string): string | null {
  const value = variables[name];
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url && isSafe && url.username === '' && url.password === '') return url.href;
  throw new Error(
    `${name} must begin with https:// (http:// is for this machine only), without a user or a password.`,
  );
}

/** A secret that signs: short ones can be guessed. */
function longSecret(variables: Variables, name: string): string | null {
  const value = secret(variables, name);
  if (value === null || value.length >= shortestSecret) return value;
  throw new Error(
    `${name} is too short: give ${shortestSecret} characters or more, such as the output of « openssl rand -hex 32 ».`,
  );
}

function address(variables: Variables, name: string): string | null {
  const value = variables[name];
  if (!value) return null;
  if (isCompleteEmail(value) && !/[<>,;:"]/.test(value)) return value;
  throw new Error(`${name} is « ${value} »: it must be an e-mail address.`);
}

function retentionYears(value: string | undefined): number | null {
  if (!value) return 3;
  if (value === 'off') return null;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw new Error(`RTH_RETENTION_YEARS is « ${value} »: give a number of years, or « off ».`);
}

function rateSettings(value: string | undefined): Pick<FormServiceOptions, 'rate'> {
  if (!value) return {};
  const [, requests, perSeconds] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (Number(requests) > 0 && Number(perSeconds) > 0)
    return { rate: { requests: Number(requests), perSeconds: Number(perSeconds) } };
  throw new Error(`RTH_RATE_LIMIT is « ${value} »: give requests and seconds, such as « 20/600 ».`);
}

function quarantineSettings(value: string | undefined): Pick<FormServiceOptions, 'quarantineScore'> {
  if (!value) return {};
  if (value === 'off') return { quarantineScore: Infinity };
  if (/^[1-9]\d?$/.test(value)) return { quarantineScore: Number(value) };
  throw new Error(`RTH_QUARANTINE_SCORE is « ${value} »: give points, such as « 10 », or « off ».`);
}

function range(variables: Variables, name: string, example: string): [number, number] | null {
  const value = variables[name];
  if (!value) return null;
  const [, low, high] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  const isRange = Number(low) > 0 && Number(high) >= Number(low) && Number(high) <= longestWait;
  if (isRange) return [Number(low), Number(high)];
  throw new Error(
    `${name} is « ${value} »: give the first and the longest wait, a day at most, such as « ${example} ».`,
  );
}

function numberOf(variables: Variables, name: string, most: number): number | null {
  const value = variables[name];
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= most) return Number(value);
  throw new Error(`${name} is « ${value} »: give a number above 0, and at most ${most}.`);
}
