import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask, families, postForm, signIn } from '../../deploy/setup/ask';
import { filledSections } from '../../testing/filled-sections';
import { eventually } from '../drill-report';
import { expectThat, owner, passwords, run, type Rehearsal } from './rehearsed-site';
import { untilPriceIs, visit } from './visitors';

const member = 'marie';
/** Prices that the owner publishes for the smallest job, in euros. */
export const prices = [120, 130] as const;

const askOwner = (cookie: string, target: string) =>
  ask({ host: families.IPv6, name: owner, path: target, headers: { Cookie: cookie } });

const postOwner = (cookie: string, target: string, fields = {}) =>
  postForm({ host: families.IPv6, name: owner, path: target, headers: { Cookie: cookie } }, fields);

/** Presses a button of "Mon site". @returns the page once the operation has ended. */
async function operate(cookie: string, target: string): Promise<string> {
  await postOwner(cookie, target);
  let text = '';
  await eventually(async () => !(text = (await askOwner(cookie, '/site')).text).includes('En cours'), 60_000);
  return text;
}

/** Adds the data that the law requires and publishes the whole site, as the owner does. */
export async function firstDay(): Promise<string> {
  const { cookie } = await signIn(owner, passwords[0]);
  const refused = await operate(cookie, '/site/publier');
  expectThat(refused.includes('Il manque votre SIRET'), `refusal: ${noticeIn(refused)}`);
  for (const { target, fieldsAfter } of filledSections)
    await postOwner(cookie, target, fieldsAfter((await askOwner(cookie, target)).text));
  const published = await operate(cookie, '/site/publier');
  expectThat(published.includes('C’est en ligne'), `publication: ${noticeIn(published)}`);
  return 'what the owner has published';
}

async function typePrice(cookie: string, price: number): Promise<void> {
  const { text } = await askOwner(cookie, '/site/prix');
  const [, seen = ''] = /name="vu\.petit-chantier" value="(\w+)"/.exec(text) ?? [];
  await postOwner(cookie, '/site/prix', { 'vu.petit-chantier': seen, smallestJob: `${price} €` });
}

export async function publishAsOwner(rehearsal: Rehearsal): Promise<string> {
  const { cookie } = await signIn(owner, passwords[0]);
  await typePrice(cookie, prices[0]);
  const preview = await operate(cookie, '/site/apercu');
  expectThat(preview.includes('L’aperçu est prêt'), `preview: ${noticeIn(preview)}`);
  const published = await operate(cookie, '/site/publier');
  expectThat(published.includes('C’est en ligne'), `publication: ${noticeIn(published)}`);
  await untilPriceIs(prices[0]);
  await visit();
  await run(rehearsal, `renovation-th change-password '${passwords[1]}'`);
  expectThat((await askOwner(cookie, '/')).status === 401, 'an old session is still accepted');
  expectThat((await signIn(owner, passwords[0])).status === 401, 'the old password is still accepted');
  expectThat((await signIn(owner, passwords[1])).status === 303, 'the new password is refused');
  return 'preview, publication, pages still readable, old session ended';
}

const noticeIn = (page: string) =>
  /class="notice[^]{0,400}/.exec(page)?.[0].replace(/<[^>]*>/g, ' ') ?? page.slice(0, 200);

/** Versions that the drill gives to its copies of the `towns` release. */
export const towns = ['1.0.1-aaaaaaaaaa', '1.0.2-bbbbbbbbbb'] as const;

/** Copies the package's `towns` release and gives the copy this version. */
export function releaseTowns(packageFolder: string, releases: string, version: string): void {
  const [original = ''] = readdirSync(path.join(packageFolder, 'releases/towns'));
  const folder = path.join(releases, 'towns', version);
  cpSync(path.join(packageFolder, 'releases/towns', original), folder, { recursive: true });
  const record = path.join(folder, 'release.json');
  writeFileSync(
    record,
    readFileSync(record, 'utf8').replace(`"version": "${original}"`, `"version": "${version}"`),
  );
}

export async function promoteAsTeam(rehearsal: Rehearsal): Promise<string> {
  const { machine, packageFolder } = rehearsal;
  await run(rehearsal, `useradd -m -G renovation-th-delivery ${member}`);
  const built = '/srv/rehearsal/built';
  releaseTowns(packageFolder, machine.at(built), towns[0]);
  await run(rehearsal, `chmod go+rx /srv/rehearsal && chmod -R go+rX ${built}`);
  const asMember = (command: string) => run(rehearsal, `umask 022; ${command}`, member);
  await asMember(`cp -r ${built}/towns/${towns[0]} /srv/renovation-th/releases/towns/`);
  await asMember(`rth promote towns@${towns[0]}`);
  await visit();
  await asMember('rth rollback towns');
  await visit();
  // The owner must be able to publish even after root has composed with a strict umask.
  await run(rehearsal, 'umask 077; rth compose');
  const { cookie } = await signIn(owner, passwords[1]);
  await typePrice(cookie, prices[1]);
  const published = await operate(cookie, '/site/publier');
  expectThat(published.includes('C’est en ligne'), `publication: ${noticeIn(published)}`);
  await untilPriceIs(prices[1]);
  await visit();
  return 'promote, rollback, then root and the owner again';
}
