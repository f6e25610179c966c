import { ask, families, postForm } from '../../deploy/setup/ask';
import { eventually } from '../drill-report';
import { isSuccess } from '../send-submission';
import { sampleSubmissions } from '../sample-submissions';
import { business, expectThat, site, type Rehearsal } from './rehearsed-site';

/** Maximum milliseconds until a server accepts forms again after a failure. */
export const longestComeback = 20_000;

const hosts = Object.values(families);

export async function visit(): Promise<string> {
  for (const host of hosts) {
    for (const target of ['/', '/contact', '/villes/riom', '/sitemap.xml']) {
      const { status } = await ask({ host, name: site, path: target });
      expectThat(status === 200, `${host} ${target}: ${status}`);
    }
    const { status, headers } = await ask({ host, name: 'atelier.test', port: 80 });
    expectThat(status === 301 && headers.location === 'https://atelier.test/', `${host}: no redirect`);
    const isRefused = await ask({ host, name: 'other.example' }).then(
      () => false,
      () => true,
    );
    expectThat(isRefused, `${host}: a request for an unknown name gets a response`);
  }
  return 'pages, redirects, unknown names';
}

/** Waits until the legal notice shows this price in euros. @throws Error after a minute. */
export async function untilPriceIs(euros: number): Promise<void> {
  const asked = { host: families.IPv4, name: site, path: '/mentions-legales' };
  const shows = async () => new RegExp(`${euros}\\s€`).test((await ask(asked)).text);
  await eventually(shows, 60_000);
  expectThat(await shows(), `the legal notice does not show ${euros} €`);
}

let sent = 0;

/** Returns the loopback address from which a visitor sends. */
const addressOf = (index: number) => `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;

let samples: ReturnType<typeof sampleSubmissions> | undefined;

const submissions = () => (samples ??= sampleSubmissions(5_000, 0));

/** Sends a form, as the page's script does. @returns its reference, or null if the service does not confirm it. */
export async function sendForm(rehearsal: Rehearsal): Promise<string | null> {
  const index = sent++;
  const [submission] = (await submissions()).slice(index, index + 1);
  if (!submission) throw new Error('There are no more samples.');
  const asked = {
    host: families.IPv4,
    name: site,
    path: `/envoi/ajax/${business}`,
    localAddress: addressOf(index),
  };
  const { text } = await postForm(asked, submission.fields);
  if (!isSuccess(text)) return null;
  rehearsal.confirmed.push(submission.reference);
  return submission.reference;
}

/** Sends forms until one is accepted. @returns the elapsed seconds. */
export async function untilFormIsTaken(rehearsal: Rehearsal): Promise<string> {
  const started = performance.now();
  const isTaken = async () => (await sendForm(rehearsal).catch(() => null)) !== null;
  let isBack = false;
  await eventually(async () => (isBack = await isTaken()), longestComeback);
  expectThat(isBack, 'no form is accepted');
  return ((performance.now() - started) / 1_000).toFixed(1);
}

export async function sendSomeForms(rehearsal: Rehearsal): Promise<string> {
  const { status } = await postForm(
    { host: families.IPv6, name: site, path: `/envoi/${business}` },
    { Nom_complet: 'Zoé Durand', Téléphone: '06 39 98 12 34' },
  );
  expectThat(status === 303, `IPv6 without JavaScript: ${status}`);
  for (let count = 0; count < 5; count += 1)
    expectThat((await sendForm(rehearsal)) !== null, 'a form was refused');
  await eventually(() => rehearsal.confirmed.every((reference) => rehearsal.mails.has(reference)), 15_000);
  const missing = rehearsal.confirmed.filter((reference) => !rehearsal.mails.has(reference));
  expectThat(missing.length === 0, `not mailed: ${missing.join(', ')}`);
  return '6 forms, all mailed';
}
