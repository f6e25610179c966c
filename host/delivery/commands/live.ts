import type { Command } from 'commander';
import { stopOnSignal } from '../../server/stop-on-signal';
import { askGate, GateRefusal } from '../gate/gate';
import type { Findings } from '../gate/refusal';
import { serveCandidate } from '../gate/serve-candidate';
import { ownersReleaseHere } from '../owner/make-owners-release';
import { answerInJson, say } from '../progress';
import type { ChangedLive } from '../promotion/change-live';
import { promoteReleases, releaseBefore } from '../promotion/promote-releases';
import { withdrawApp } from '../promotion/withdraw-app';
import { readRegistry, withLive, type Registry } from '../registry';
import { readRelease } from '../release-record';
import { stateFolders } from '../state-folders';
import { bringLiveSite } from '../store/stored-site';
import { appOfSite, checkoutOptions, jsonOption, releaseNamed } from './arguments';

/** Commands that ask what may go live, and change what is. */
export function addLiveCommands(program: Command): void {
  program
    .command('gate')
    .description('ask whether releases may go live; nothing is promoted')
    .argument('<release...>', 'such as towns@1.3.0')
    .option('--serve', 'serve the site with them, until stopped; PORT names the port')
    .option(...jsonOption)
    .action(gate);
  program
    .command('promote')
    .description('make releases live, through the gate: all of them or none')
    .argument('<release...>', 'such as towns@1.3.0, or towns@1.3.0-3fa9c2d1e0 where several are 1.3.0')
    .action(promote);
  program
    .command('rollback')
    .description('make the release before live again; twice goes back twice')
    .argument('<app>', 'whose last promotion is taken back')
    .option('--force', 'even when the gate refuses what is left, such as links of others to a page that goes')
    .action(rollBack);
  program
    .command('withdraw')
    .description('take an app with its pages off the site; rollback undoes it')
    .argument('<app>', 'such as blog; neither the host nor the app of the home page')
    .action(withdraw);
  program
    .command('compose')
    .description('make the site again, such as after a change of identity')
    .action(compose);
}

type GateOptions = { serve?: boolean; json?: boolean };

async function gate(names: string[], { serve = false, json = false }: GateOptions): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const { releases } = folders;
  const chosen = await Promise.all(names.map((name) => releaseNamed(releases, name)));
  const before = await readRegistry(releases);
  await bringLiveSite(folders, before);
  let next = before;
  for (const { app, version } of chosen) next = withLive(next, await readRelease(releases, app, version));
  const change = { before, next };
  const options = await checkoutOptions();
  try {
    const candidate = serve ? await serveCandidate(folders, change, options) : null;
    const findings = candidate ? candidate.findings : await askGate(folders, change, options);
    const list = chosen.map(({ app, version }) => `${app}@${version}`).join(', ');
    const words = findings ? `✓ ${list} may go live: ${findings.pages} pages` : `${list}: live already`;
    say(words, ...toleratedLines(findings));
    answer?.({ releases: chosen, isAccepted: true, url: candidate?.url, ...findings });
    if (!candidate) return;
    say('', `The site with it:  ${candidate.url}`, 'Requests sent are deleted at the end. Stop with Ctrl+C.');
    stopOnSignal(candidate.close);
  } catch (error) {
    if (error instanceof GateRefusal) answer?.({ releases: chosen, isAccepted: false, ...error.findings });
    throw error;
  }
}

async function promote(names: string[]): Promise<void> {
  const folders = stateFolders();
  const chosen = await Promise.all(names.map((name) => releaseNamed(folders.releases, name)));
  const promotion = await promoteReleases(folders, () => chosen, await checkoutOptions());
  sayPromotion(promotion, `${names.join(', ')}: live already, nothing to do`);
}

async function rollBack(name: string, { force = false }: { force?: boolean }): Promise<void> {
  const folders = stateFolders();
  const app = await appOfSite(folders.releases, name);
  const options = { ...(await checkoutOptions()), kind: 'rollback' as const, withoutGate: force };
  sayPromotion(await promoteReleases(folders, releaseBefore(app), options), `${app}: nothing to do`);
}

async function withdraw(name: string): Promise<void> {
  const folders = stateFolders();
  const app = await appOfSite(folders.releases, name);
  const withdrawal = await withdrawApp(folders, app, await checkoutOptions());
  say(
    `✓ ${app}@${withdrawal.from} is off the site, with its pages: ${withdrawal.pages.join(', ')}`,
    `  To put it back: npm run rollback -- ${app}`,
  );
}

async function compose(): Promise<void> {
  const folders = stateFolders();
  const options = await checkoutOptions();
  const ownersRelease = async (registry: Registry) => [
    await ownersReleaseHere(folders.releases, registry, options.identity),
  ];
  await promoteReleases(folders, ownersRelease, options);
  const which = folders.store.isOwn ? 'site/current' : `the site in ${folders.store.name}`;
  say(`✓ ${which} is what the registry says`);
}

/** @param otherwise what to say when nothing had to change. */
function sayPromotion({ changes, findings }: ChangedLive, otherwise: string): void {
  say(
    ...changes.map(({ app, from, to }) => `✓ ${app}@${to} is live${from ? `, after ${from}` : ''}`),
    ...toleratedLines(findings),
    ...(changes.length === 0 ? [otherwise] : []),
  );
}

const toleratedLines = (findings: Findings | null) =>
  (findings?.tolerated ?? []).map(
    ({ owner, pages, reason }) => `! as before: ${pages[0] ?? ''} (${owner}) ${reason}`,
  );
