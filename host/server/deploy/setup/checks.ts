import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { errorMessage } from '../../../delivery/error-code';
import { copyOf, openBackupStore, recipientHash } from '../../forms/backup/backup-store';
import { ownerTexts } from '../../forms/content/owner-texts';
import { awsVariables, siteNames, type Answers } from './answers';
import { ask, families, postForm, signIn } from './ask';
import { paths, services } from './paths';
import { run, succeeds } from './system';

export type Check = {
  name: string;
  /** @returns the finding. @throws Error that names the problem and the remedy. */
  look: () => Promise<string> | string;
  /** Whether a failure is only a warning. */
  isWarning?: boolean;
};

function expectThat(isRight: boolean, found: string, remedy: string): void {
  if (!isRight) throw new Error(`${found} → ${remedy}`);
}

const readLog = (unit: string) => `read: journalctl -u ${unit} -n 20`;

/** Returns the checks that follow an installation. @param isFirst whether to send a test form. */
export function checksOf(answers: Answers, isFirst: boolean): readonly Check[] {
  const [site = '', ...others] = siteNames(answers);
  const ofFamily = Object.entries(families).flatMap(([family, host]): Check[] => [
    {
      name: `site over ${family}`,
      async look() {
        const { status, text } = await ask({ host, name: site });
        expectThat(
          status === 200 && text.includes('<html lang="fr"'),
          `status ${status}`,
          'read /var/log/nginx/error.log',
        );
        return `https://${site}`;
      },
    },
    {
      name: `redirects over ${family}`,
      async look() {
        for (const name of [site, ...others, answers.OWNER_NAME]) {
          const { status, headers } = await ask({ host, name, port: 80 });
          expectThat(headers.location === `https://${name}/`, `${name}: status ${status}`, 'nginx -t');
        }
        return 'http to https';
      },
    },
  ]);
  return [
    ...services.map((unit) => ({
      name: unit,
      look() {
        expectThat(succeeds('systemctl', 'is-active', unit), 'is not running', readLog(unit));
        return 'is running';
      },
    })),
    ...ofFamily,
    { name: 'permission to publish', look: lookAtRights },
    { name: 'mail server', look: () => lookAtMail(answers) },
    { name: "owner's page", look: () => lookAtOwnersPage(answers) },
    ...(isFirst ? [{ name: 'form', look: () => sendForm(answers, site) }] : []),
    ...(isFirst && answers.SMTP_URL ? [{ name: 'mail', look: () => lookAtSentMail(answers) }] : []),
    { name: 'health', look: () => lookAtHealth(answers), isWarning: true },
    { name: 'backup', look: () => lookAtBackup(answers) },
    { name: 'certificate', look: () => lookAtCertificate(answers) },
  ];
}

/** Checks that a process with the desk's user, group and sandbox may change the site. */
function lookAtRights(): string {
  const probe = path.join(paths.state, 'site', '.probe');
  const properties = [
    'User=renovation-th-forms',
    'SupplementaryGroups=renovation-th-delivery',
    'ProtectSystem=strict',
  ];
  const words = [...properties, `ReadWritePaths=${paths.state}`].flatMap((property) => ['-p', property]);
  const link = `touch ${probe}-1 && ln ${probe}-1 ${paths.state}/releases/.probe-2 && rm ${probe}-1 ${paths.state}/releases/.probe-2`;
  run(['systemd-run', '--quiet', '--wait', '--pipe', ...words, 'sh', '-c', link], {
    remedy: 'renovation-th install repairs owners and modes.',
  });
  return 'the desk may change the site';
}

async function lookAtMail({ SMTP_URL: url }: Answers): Promise<string> {
  if (url === '') return "none: requests are only on the owner's page";
  const transport = createTransport(url);
  try {
    await transport.verify();
    return new URL(url).hostname;
  } catch (error) {
    throw new Error(`${errorMessage(error)} → correct SMTP_URL: renovation-th install --answers FILE`, {
      cause: error,
    });
  } finally {
    transport.close();
  }
}

/** Signs in and requests one of the owner's pages. */
async function askOwner(
  { OWNER_NAME: name, OWNER_PASSWORD: password }: Answers,
  path: string,
  host: string = families.IPv4,
) {
  const { status, cookie } = await signIn(name, password);
  expectThat(status === 303, `signing in: status ${status}`, readLog('renovation-th-desk'));
  return ask({ host, name, path, headers: { Cookie: cookie } });
}

async function lookAtOwnersPage(answers: Answers): Promise<string> {
  const { status } = await askOwner(answers, '/site', families.IPv6);
  expectThat(status === 200, `"Mon site": status ${status}`, readLog('renovation-th-desk'));
  return `https://${answers.OWNER_NAME}`;
}

const testRequest = 'Essai d’installation';

async function sendForm(answers: Answers, site: string): Promise<string> {
  const { status, headers } = await postForm(
    { host: families.IPv6, name: site, path: `/envoi/${answers.BUSINESS_EMAIL}` },
    { Nom_complet: testRequest, Téléphone: '04 73 00 00 00', Message: testRequest },
  );
  expectThat(status === 303, `status ${status}`, readLog('renovation-th-receiver'));
  const [, reference = ''] = /ref=([\w-]+)/.exec(headers.location ?? '') ?? [];
  const { text } = await askOwner(answers, `/?q=${reference}`);
  const isThere = text.includes(`/demande/${reference}"`);
  expectThat(isThere, 'the owner does not see it', readLog('renovation-th-desk'));
  return `${reference} is on the owner's page`;
}

/** Checks that the test form was mailed. A successful login does not prove that sender and recipient are accepted. */
async function lookAtSentMail(answers: Answers): Promise<string> {
  const found = await askOwner(answers, `/?q=${encodeURIComponent(testRequest)}`);
  const [path = '/'] = /\/demande\/RTH-[\w-]+/.exec(found.text) ?? [];
  const { text } = await askOwner(answers, path);
  const [, reply = 'not sent yet'] = /<q>([^<]*)/.exec(text) ?? [];
  expectThat(
    !text.includes(ownerTexts.unmailed),
    reply,
    `the account of SMTP_URL must be allowed to send from and to ${answers.BUSINESS_EMAIL}`,
  );
  return `the form was sent to ${answers.BUSINESS_EMAIL}`;
}

async function lookAtHealth(answers: Answers): Promise<string> {
  const { status, text } = await askOwner(answers, '/health');
  expectThat(status === 200, text, 'see host/server/README.md, Operate');
  return 'ok';
}

async function lookAtBackup(answers: Answers): Promise<string> {
  const { BACKUP_STORE: store, BACKUP_KEY: key } = answers;
  if (!store) return 'none: requests are only on this machine';
  // The S3 client reads its keys from the environment.
  Object.assign(process.env, awsVariables(answers));
  const backups = await openBackupStore(store).list('databases/');
  const isForKey = backups.some((backup) => copyOf(backup.key)?.recipient === recipientHash(key));
  expectThat(isForKey, `nothing for this key in ${store} yet`, readLog('renovation-th-desk'));
  return store;
}

function lookAtCertificate({ TLS: tls }: Answers): string {
  const file = path.join(paths.tls, 'fullchain.pem');
  const [, end = ''] =
    /notAfter=(.*)/.exec(run(['openssl', 'x509', '-noout', '-enddate', '-in', file])) ?? [];
  if (tls === 'self-signed') return `self-signed, until ${end}`;
  const renewal = readFileSync('/etc/letsencrypt/renewal/renovation-th.conf', 'utf8');
  expectThat(
    renewal.includes('renew_hook = systemctl reload nginx') &&
      succeeds('systemctl', 'is-active', 'certbot.timer'),
    'is not renewed automatically',
    'systemctl enable --now certbot.timer; renovation-th install',
  );
  return `until ${end}, renewed by certbot.timer`;
}

/** Maximum seconds to wait until services have started and nginx has reloaded. */
const patience = 10;

/** Prints a line for each check. @returns the number of failed checks. */
export async function printChecks(checks: readonly Check[]): Promise<number> {
  let failures = 0;
  for (const { name, look, isWarning = false } of checks) {
    try {
      console.log(`  ✓ ${name.padEnd(24)} ${await patiently(look)}`);
    } catch (error) {
      if (!isWarning) failures += 1;
      console.log(`  ${isWarning ? '!' : '✗'} ${name.padEnd(24)} ${errorMessage(error)}`);
    }
  }
  return failures;
}

async function patiently(look: Check['look'], left = patience): Promise<string> {
  try {
    return await look();
  } catch (error) {
    if (left === 0) throw error;
    await pause(1_000);
    return patiently(look, left - 1);
  }
}
