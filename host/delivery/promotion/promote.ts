import { setTimeout as pause } from 'node:timers/promises';
import { composeDraft, refuseFailures, type SiteDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { draftFolder, publishDraft } from '../compose/make-current';
import { isServed, servedSite } from '../compose/served-site';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { removeTree, syncTree } from '../files';
import type { Candidate, Change } from '../gate/candidate';
import { admit, isToComeSoon, judgeSite } from '../gate/gate';
import type { Findings } from '../gate/refusal';
import { errorMessage } from '../../server/error-code';
import { say, timed } from '../progress';
import {
  liveVersion,
  nextEntry,
  visitedReleases,
  type ChangeWords,
  type Live,
  type Registry,
} from '../registry';
import { readRelease } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import * as log from '../store/log';
import { serveSite } from '../store/serve-site';
import { storeSite } from '../store/stored-site';
import { syncFromStore } from '../store/sync-from-store';
import { accountName } from './account-name';

export type ChangeOptions = ComposeOptions &
  ChangeWords & {
    /** For a rollback in an emergency: skips the gate. Pages that cannot be composed still refuse it. */
    withoutGate?: boolean;
  };

export type ChangedLive = {
  /** Whether visitors get other releases than before. */
  isChanged: boolean;
  /** Apps of which another release is live, or none. */
  changes: readonly { app: string; from: string | null; to: string | null }[];
  /** The gate's findings; null when nothing was asked. */
  findings: Findings | null;
};

/** Decides what visitors get next; the same object when there is nothing to change. */
export type Decide = (before: Registry) => Registry | Promise<Registry>;

/** How often a change is decided anew, because another process was faster. */
const rounds = 10;

/**
 * Changes what visitors get. Every command that does so goes through these steps. A crash before `append` changes
 * nothing. After a crash between `append` and `switchSite` visitors get the former site, whole, until the next change or
 * a follower serves what the log says.
 * @throws DeliveryError
 */
export async function changeLive(
  folders: StateFolders,
  options: ChangeOptions,
  decide: Decide,
): Promise<ChangedLive> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = await sync(folders);
    const change = { before, next: await decide(before) };
    const given = await optionsOf(folders, change, options);
    const candidates = given.withoutGate ? [] : await check(folders, change, given);
    const draft = await compose(folders, change, given);
    try {
      const findings = await judge(folders, candidates, draft, given);
      await store(folders, change, draft);
      if (await append(folders, change, draft, options)) {
        await switchSite(folders, draft);
        return { isChanged: change.next !== before, changes: changesOf(change), findings };
      }
    } finally {
      // After a successful switch the draft has been renamed; this removes it after a failure.
      await removeTree(draft.folder);
    }
    say('  Another change went live meanwhile: trying again on top of it.');
    // Longer each time, so that several commands get out of each other's way.
    await pause(20 * round ** 2 * Math.random());
  }
  throw new DeliveryError(
    'Others go on changing what is live.',
    'Nothing was changed. Wait until the other commands have ended, then run this one again.',
  );
}

/**
 * Asks the gate about a possible change; nothing that visitors get changes.
 * @returns null when visitors would get nothing new. @throws GateRefusal
 */
export async function askGate(
  folders: StateFolders,
  change: Change,
  options: ComposeOptions,
): Promise<Findings | null> {
  const { draft, findings } = await composeJudged(folders, change, options);
  await removeTree(draft.folder);
  return findings;
}

/**
 * Composes a site and asks the gate about it.
 * @returns the draft, which the caller removes. @throws GateRefusal, and what a page has thrown that could not be
 * rendered; then there is no draft.
 */
export async function composeJudged(
  folders: StateFolders,
  change: Change,
  options: ComposeOptions,
): Promise<{ draft: SiteDraft; findings: Findings | null }> {
  const given = await optionsOf(folders, change, options);
  const candidates = await check(folders, change, given);
  const draft = await compose(folders, change, given);
  try {
    return { draft, findings: await judge(folders, candidates, draft, given) };
  } catch (error) {
    await removeTree(draft.folder);
    throw error;
  }
}

/** What the site is composed with, as of today. */
async function optionsOf<Options extends ComposeOptions>(
  folders: StateFolders,
  { next }: Change,
  options: Options,
): Promise<Options> {
  const given = await optionsFor(folders.releases, next, options);
  const isComingSoon = await isToComeSoon(folders, given);
  if (isComingSoon) say('  The identity lacks what the law requires: visitors get the coming-soon page.');
  return { ...given, isComingSoon };
}

/**
 * Makes this machine know what the log says, and serve it: a change begins with the pages that visitors have, and with
 * their faults.
 */
async function sync(folders: StateFolders): Promise<Registry> {
  const registry = await syncFromStore(folders);
  if (registry.site && !folders.store.isOwn)
    await serveSite(folders, registry.site).catch((error: unknown) => say(`! ${errorMessage(error)}`));
  return registry;
}

/** Asks the gate about the releases, before any code of them runs. @throws GateRefusal */
async function check(folders: StateFolders, change: Change, options: ComposeOptions): Promise<Candidate[]> {
  const candidates = await admit(folders, change, options);
  if (options.isComingSoon && candidates.length > 0) await judgeWhole(folders, change, candidates, options);
  return candidates;
}

/**
 * Asks the gate about the whole site, which nobody gets yet: the owner's first publication needs no developer.
 * @throws as `judge`.
 */
async function judgeWhole(
  folders: StateFolders,
  change: Change,
  candidates: readonly Candidate[],
  options: ComposeOptions,
): Promise<void> {
  const whole = { ...options, isComingSoon: false };
  const draft = await compose(folders, change, whole);
  try {
    await judge(folders, candidates, draft, whole);
  } finally {
    await removeTree(draft.folder);
  }
}

/** Has the host's release compose what would be served. */
async function compose(folders: StateFolders, { next }: Change, options: ComposeOptions): Promise<SiteDraft> {
  const draft = await timed('Compose', () => composeDraft(draftFolder(folders.site), folders, next, options));
  crashPoint('composed');
  return draft;
}

/** Asks the gate about what would be served. @throws GateRefusal, and what a page has thrown that could not be rendered. */
async function judge(
  folders: StateFolders,
  candidates: readonly Candidate[],
  draft: SiteDraft,
  options: ComposeOptions,
): Promise<Findings | null> {
  const findings = await judgeSite(folders, candidates, draft, options);
  refuseFailures(draft);
  crashPoint('checked');
  return findings;
}

/** Puts everything that visitors would get where all machines find it, on disk for good. */
async function store(folders: StateFolders, { next }: Change, draft: SiteDraft): Promise<void> {
  await Promise.all([
    storeSite(folders, next, draft),
    // Before the switch: a power cut must not empty the site that visitors get.
    syncTree(draft.folder),
  ]);
  // Another process may have pruned a release meanwhile.
  for (const { app, version } of visitedReleases(next)) await readRelease(folders.releases, app, version);
}

/** Writes the change into the log, unless there is none. @returns false when another process was faster. */
async function append(
  folders: StateFolders,
  { before, next }: Change,
  { site, pages }: SiteDraft,
  { kind, by = accountName(folders), why }: ChangeWords,
): Promise<boolean> {
  if (next === before && site === before.site) return true;
  const words = { kind: next === before ? 'compose' : kind, by, why };
  return log.append(folders, before, nextEntry(before, { ...stateOf(next), site, pages }, words));
}

const stateOf = ({ apps, stage }: Live) => ({ apps, stage });

/**
 * Serves the draft from this machine. Then asks the log again, so that of two commands the slower one does not leave the
 * older site.
 */
async function switchSite(folders: StateFolders, { folder, site }: SiteDraft): Promise<void> {
  if (!(await isServed(folders, site))) await publishDraft(folders.site, folder);
  for (;;) {
    const wanted = (await log.syncLog(folders)).site;
    if (wanted === undefined || wanted === (await servedSite(folders))) return;
    // False: another command of this machine has written the log since, and is about to switch by itself.
    if (!(await serveSite(folders, wanted))) return;
  }
}

function changesOf({ before, next }: Change): ChangedLive['changes'] {
  const apps = Object.keys({ ...before.apps, ...next.apps });
  const all = apps.map((app) => ({ app, from: liveVersion(before, app), to: liveVersion(next, app) }));
  return all.filter(({ from, to }) => from !== to);
}
