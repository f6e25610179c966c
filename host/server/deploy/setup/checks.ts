import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { errorMessage } from '../../error-code';
import { siteNames, type Answers } from './answers';
import { places, services } from './places';
import { run, succeeds } from './system';
import { backupStore } from './templates';

export type Check = {
  name: string;
  /** @returns what was found. @throws Error with what is wrong, and what to do. */
  look: () => Promise<string> | string;
};

const families = { IPv4: '127.0.0.1', IPv6: '::1' } as const;

type Asked = {
  host: string;
  name: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Asks nginx of this machine, whatever DNS says. A self-signed certificate is a rehearsal, and no fault. */
async function ask(
  { host, name, path: target = '/', method = 'GET', headers = {}, body }: Asked,
  port = 443,
) {
  const options = { host, port, path: target, method, headers: { Host: name, ...headers }, timeout: 20_000 };
  const request =
    port === 443
      ? https.request({ ...options, servername: name, rejectUnauthorized: false })
      : http.request(options);
  request.on('timeout', () => request.destroy(new Error('no answer within 20 s')));
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

function expectThat(isRight: boolean, found: string, remedy: string): void {
  if (!isRight) throw new Error(`${found} → ${remedy}`);
}

const readLog = (unit: string) => `read: journalctl -u ${unit} -n 20`;

/** What an administrator wants to see before he goes home. @param isFirst whether a form may be sent. */
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
          const { status, headers } = await ask({ host, name }, 80);
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
        expectThat(succeeds('systemctl', 'is-active', unit), 'does not run', readLog(unit));
        return 'runs';
      },
    })),
    ...ofFamily,
    { name: 'rights to publish', look: lookAtRights },
    { name: 'mail server', look: () => lookAtMail(answers) },
    { name: 'owner’s page', look: () => lookAtOwnersPage(answers) },
    ...(isFirst ? [{ name: 'form', look: () => sendForm(answers, site) }] : []),
    { name: 'health', look: () => lookAtHealth(answers) },
    { name: 'backup', look: () => lookAtBackup(answers) },
    { name: 'certificate', look: () => lookAtCertificate(answers) },
  ];
}

/** As the unit of the desk runs: the same user, group and sandbox. */
function lookAtRights(): string {
  const probe = path.join(places.state, 'site', '.probe');
  const properties = [
    'User=renovation-th-forms',
    'SupplementaryGroups=renovation-th-delivery',
    'ProtectSystem=strict',
  ];
  const words = [...properties, `ReadWritePaths=${places.state}`].flatMap((property) => ['-p', property]);
  const link = `touch ${probe}-1 && ln ${probe}-1 ${places.state}/releases/.probe-2 && rm ${probe}-1 ${places.state}/releases/.probe-2`;
  run(['systemd-run', '--quiet', '--wait', '--pipe', ...words, 'sh', '-c', link], {
    remedy: 'renovation-th install repairs owners and modes.',
  });
  return 'the desk may change the site';
}

async function lookAtMail({ SMTP_URL: url }: Answers): Promise<string> {
  if (url === '') return 'none: requests are on the owner’s page alone';
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

/** @returns the cookie of a session. */
async function signIn({ OWNER_NAME: name, OWNER_PASSWORD: password }: Answers): Promise<string> {
  const { status, headers } = await ask({
    ...{ host: families.IPv4, name, path: '/connexion', method: 'POST' },
    headers: { Origin: `https://${name}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'mot-de-passe': password }).toString(),
  });
  expectThat(status === 303, `signing in: status ${status}`, readLog('renovation-th-desk'));
  return cookieIn(headers);
}

const cookieIn = (headers: IncomingHttpHeaders) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

async function lookAtOwnersPage(answers: Answers): Promise<string> {
  const cookie = await signIn(answers);
  const { status } = await ask({
    host: families.IPv6,
    name: answers.OWNER_NAME,
    path: '/site',
    headers: { Cookie: cookie },
  });
  expectThat(status === 200, `« Mon site »: status ${status}`, readLog('renovation-th-desk'));
  return `https://${answers.OWNER_NAME}`;
}

async function sendForm({ BUSINESS_EMAIL: to, ...answers }: Answers, site: string): Promise<string> {
  const fields = {
    Nom_complet: 'Essai d’installation',
    Téléphone: '04 73 00 00 00',
    Message: 'Essai d’installation',
  };
  const { status, headers } = await ask({
    ...{ host: families.IPv6, name: site, path: `/envoi/${to}`, method: 'POST' },
    headers: { Origin: `https://${site}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  expectThat(status === 303, `status ${status}`, readLog('renovation-th-receiver'));
  const [, reference = ''] = /ref=([\w-]+)/.exec(headers.location ?? '') ?? [];
  const cookie = await signIn({ BUSINESS_EMAIL: to, ...answers });
  const list = await ask({
    host: families.IPv4,
    name: answers.OWNER_NAME,
    path: `/?q=${reference}`,
    headers: { Cookie: cookie },
  });
  expectThat(
    reference !== '' && list.text.includes(reference),
    'the owner does not see it',
    readLog('renovation-th-desk'),
  );
  return `${reference} is on the owner’s page${answers.SMTP_URL ? ' and on its way by mail' : ''}`;
}

async function lookAtHealth(answers: Answers): Promise<string> {
  const headers = { Cookie: await signIn(answers) };
  const { status, text } = await ask({
    ...{ host: families.IPv4, name: answers.OWNER_NAME, path: '/health', headers },
  });
  expectThat(status === 200, text, 'host/server/README.md, Operate, tells what to do');
  return 'ok';
}

function lookAtBackup(answers: Answers): string {
  const store = backupStore(answers);
  if (!store) return 'none: whoever loses this machine loses the requests';
  if (!store.startsWith('/')) return store;
  const objects = path.join(store, 'stored', 'databases');
  expectThat(
    existsSync(objects) && readdirSync(objects).length > 0,
    `nothing in ${store} yet`,
    readLog('renovation-th-desk'),
  );
  return store;
}

function lookAtCertificate({ TLS: tls }: Answers): string {
  const file = path.join(places.tls, 'fullchain.pem');
  const [, end = ''] =
    /notAfter=(.*)/.exec(run(['openssl', 'x509', '-noout', '-enddate', '-in', file])) ?? [];
  if (tls === 'self-signed') return `self-signed, until ${end}`;
  const renewal = readFileSync('/etc/letsencrypt/renewal/renovation-th.conf', 'utf8');
  expectThat(
    renewal.includes('renew_hook = systemctl reload nginx') &&
      succeeds('systemctl', 'is-active', 'certbot.timer'),
    'is not renewed by itself',
    'systemctl enable --now certbot.timer; renovation-th install',
  );
  return `until ${end}, renewed by certbot.timer`;
}

/** A service that has just started, or a reload of nginx, may take so many seconds. */
const patience = 10;

/** Prints a line for each check. @returns how many failed. */
export async function printChecks(checks: readonly Check[]): Promise<number> {
  let failures = 0;
  for (const { name, look } of checks) {
    try {
      console.log(`  ✓ ${name.padEnd(24)} ${await patiently(look)}`);
    } catch (error) {
      failures += 1;
      console.log(`  ✗ ${name.padEnd(24)} ${errorMessage(error)}`);
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
