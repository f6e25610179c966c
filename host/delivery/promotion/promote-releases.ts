import type { ComposeOptions } from '../compose/compose';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { passGate } from '../gate/gate';
import type { Verdict } from '../gate/verdict';
import { say } from '../progress';
import {
  liveVersion,
  readRegistry,
  stagedEntry,
  withLive,
  type Registry,
  type RegistryChange,
} from '../registry';
import { swapRegistry } from '../registry-lock';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { discard, isServed, readySite, serve } from './served-site';

export type ChosenRelease = { app: string; version: string };

export type Promotion = {
  /** Empty when all of them were live before. */
  changes: readonly { app: string; from: string | null; to: string }[];
  /** Of the gate; null when nothing had to pass it. */
  verdict: Verdict | null;
  /** The folder that visitors are served from. */
  site: string;
};

export type PromoteOptions = ComposeOptions & {
  kind?: RegistryChange['kind'];
  /** For a rollback at night: the gate is not asked. Compose still is. */
  withoutGate?: boolean;
};

/** So often a promotion is thought over again because another one came between. */
const rounds = 4;

/**
 * Makes releases live: all of them, or nothing has changed. Checks and composes on the side, then
 * changes the registry and switches the site in one go, if nobody else has changed it meanwhile; if
 * somebody has, everything is done again for what is live now. Without releases, the site is composed
 * again from what is live.
 *
 * A crash before the registry is written leaves all as it was. One after it leaves the former site
 * being served, whole, and any command of these catches up.
 * @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly ChosenRelease[],
  options: PromoteOptions,
): Promise<Promotion> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = await readRegistry(folders.releases);
    const promotion = await tryOnce(folders, before, choose(before), options);
    if (promotion) return promotion;
    say('  Somebody else has promoted meanwhile: once more, with what is live now.');
  }
  throw new DeliveryError(
    'Others go on changing what is live.',
    'Nothing was changed: run it again in a moment.',
  );
}

async function tryOnce(
  folders: StateFolders,
  before: Registry,
  chosen: readonly ChosenRelease[],
  options: PromoteOptions,
): Promise<Promotion | null> {
  const { next, changes } = await changed(folders.releases, before, chosen, options.kind);
  if (JSON.stringify(next) === JSON.stringify(before) && (await isServed(folders, next, options)))
    return { changes: [], verdict: null, site: folders.site };

  const question = {
    before,
    next,
    chosen: changes.map(({ app }) => app),
    isRollback: options.kind === 'rollback',
  };
  const needsGate = changes.length > 0 && !options.withoutGate;
  const verdict = needsGate ? await passGate(folders, question, options) : null;
  crashPoint('checked');

  const site = await readySite(folders, next, options);
  crashPoint('composed');
  let folder = site.folder;
  const isDone = await swapRegistry(folders.releases, {
    purpose:
      changes.map(({ app, to }) => `${options.kind ?? 'promote'} ${app}@${to}`).join(', ') || 'compose',
    before,
    next,
    // Somebody may have pruned it meanwhile.
    confirm: () => Promise.all(changes.map(({ app, to }) => readRelease(folders.releases, app, to))),
    afterwards: async () => {
      folder = await serve(folders, next, site, options);
    },
  }).catch(async (error: unknown) => {
    await discard(site);
    throw error;
  });
  if (!isDone) {
    await discard(site);
    return null;
  }
  return { changes, verdict, site: folder };
}

async function changed(
  releases: string,
  before: Registry,
  chosen: readonly ChosenRelease[],
  kind: PromoteOptions['kind'],
) {
  let next = before;
  const changes: { app: string; from: string | null; to: string }[] = [];
  for (const { app, version } of chosen) {
    const release = await readRelease(releases, app, version);
    const from = liveVersion(next, app);
    if (from === version && !stagedEntry(next, app)) continue;
    next = withLive(next, release, kind);
    changes.push({ app, from, to: version });
  }
  return { next, changes };
}
