import type { Identity } from '@renovation-th/shared/identity/identity';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { composeSite, refuseFailures, type SiteDraft } from '../compose/compose';
import { readSiteContent } from '../owner/content';
import { draftFolder, keepDraft, servedSite } from '../compose/site-folder';
import { DeliveryError } from '../delivery-error';
import { errorMessage } from '../error-code';
import { removeTree, syncTree } from '../files';
import { judge, type Change } from '../gate/gate';
import { refusalText, type Findings } from '../gate/refusal';
import { print, timed } from '../progress';
import { afterChange, liveVersion, type Live, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import * as log from '../store/log';
import { deleteRemovedFiles, serveSite, syncFromStore } from '../store/sync-from-store';
import { storeSite } from '../store/transfer';

export type ChangeOptions = {
  /** Kind of the new entry; a promotion by default. */
  kind?: 'rollback' | 'publish' | 'remove';
  /** The identity of this checkout, which applies while the site has no content. */
  identity: Identity;
  /** Skips the gate, for example in an emergency. A page that cannot be rendered is still refused. */
  withoutGate?: boolean;
};

/** An app whose live release has changed. */
export type ReleaseChange = { app: string; from: string | null; to: string | null };

/** Returns what is live next. */
export type Decide = (before: Registry) => Live | Promise<Live>;

/** Maximum number of attempts while other processes append first. */
const rounds = 10;

/**
 * Changes what is live. A crash before `append` changes nothing. After a crash between `append` and `switchSite`,
 * visitors get the previous site until the next command or a follower switches. @throws DeliveryError
 */
export async function changeLive(
  folders: StateFolders,
  options: ChangeOptions,
  decide: Decide,
): Promise<readonly ReleaseChange[]> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = await sync(folders);
    const change = { before, next: afterChange(before, await decide(before)) };
    const judged = options.withoutGate ? 'nothing' : 'all';
    const { draft } = await composeJudged(folders, change, options.identity, judged);
    try {
      // Syncs before the switch, so that a power cut does not empty the served site.
      await Promise.all([storeSite(folders, change.next, draft), syncTree(draft.folder)]);
      if (await append(folders, change, draft, options.kind)) {
        await switchSite(folders, draft);
        return changesOf(change);
      }
    } finally {
      // Removes the draft after a failure. A successful switch has renamed it.
      await removeTree(draft.folder);
    }
    print('  Another change went live meanwhile. Trying again on top of it.');
    // Waits for a random time, so that concurrent commands do not collide again.
    await pause(20 * round ** 2 * Math.random());
  }
  throw new DeliveryError(
    'Other commands keep changing what is live.',
    'Nothing was changed. Wait until the other commands have ended, then run this one again.',
  );
}

/** Judges a change without making it. @returns null when there is nothing to judge. @throws GateRefusal */
export async function askGate(
  folders: StateFolders,
  change: Change,
  identity: Identity,
  judged?: 'records',
): Promise<Findings | null> {
  const { draft, findings } = await composeJudged(folders, change, identity, judged);
  await removeTree(draft.folder);
  return findings;
}

/**
 * Composes a draft and judges it.
 * @param judged `records` ignores faults of documents, except of pages that cannot be rendered.
 * @returns the draft, which the caller must remove. @throws GateRefusal, or the failure of an unrenderable page.
 */
export async function composeJudged(
  folders: StateFolders,
  change: Change,
  identity: Identity,
  judged: 'all' | 'records' | 'nothing' = 'all',
): Promise<{ draft: SiteDraft; findings: Findings | null }> {
  const { next } = change;
  const content = await readSiteContent(folders.store, next, identity);
  if (judged !== 'nothing') await judge(folders, change, content, null);
  const draft = await timed('Compose', () => composeSite(draftFolder(folders.site), folders, next, content));
  try {
    const findings =
      judged === 'all' ? await timed('Check', () => judge(folders, change, content, draft)) : null;
    for (const fault of findings?.tolerated ?? [])
      print(`! tolerated, because the live site has the same fault: ${refusalText(fault)}`);
    refuseFailures(draft);
    return { draft, findings };
  } catch (error) {
    await removeTree(draft.folder);
    throw error;
  }
}

/** Reads the newest entry, and serves its site if a crash or another machine left another one. */
async function sync(folders: StateFolders): Promise<Registry> {
  const registry = await syncFromStore(folders);
  if (registry.site)
    await serveSite(folders, registry.site).catch((error: unknown) => print(`! ${errorMessage(error)}`));
  return registry;
}

/**
 * Appends an entry unless nothing has changed.
 * @returns false when another process has appended first.
 */
async function append(
  folders: StateFolders,
  { before, next }: Change,
  { site, pages }: SiteDraft,
  kind = 'promote',
): Promise<boolean> {
  const isSame = isDeepStrictEqual(liveIn(next), liveIn(before));
  if (isSame && site === before.site) return true;
  return log.append(folders, { ...next, site, pages }, isSame ? 'compose' : kind, accountName());
}

const liveIn = ({ apps, content, removedMedia }: Live): Live => ({ apps, content, removedMedia });

/** Serves the draft, and then the site of a newer entry if another command has appended one meanwhile. */
async function switchSite(folders: StateFolders, { folder, site }: SiteDraft): Promise<void> {
  if ((await servedSite(folders)) !== site) await keepDraft(folders.site, folder);
  for (;;) {
    const registry = await log.readRegistry(folders);
    await deleteRemovedFiles(folders.site, registry);
    if (registry.site === undefined || registry.site === (await servedSite(folders))) break;
    await serveSite(folders, registry.site);
  }
}

function changesOf({ before, next }: Change): ReleaseChange[] {
  const apps = Object.keys({ ...before.apps, ...next.apps });
  const all = apps.map((app) => ({ app, from: liveVersion(before, app), to: liveVersion(next, app) }));
  return all.filter(({ from, to }) => from !== to);
}

/** Returns the account and the machine, such as `camille@web-1`. */
const accountName = () => `${process.env.USER || 'unknown'}@${process.env.RTH_MACHINE || hostname()}`;
