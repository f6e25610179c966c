import path from 'node:path';
import type { Published } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ComposeOptions } from '../compose/compose-inputs';
import { optionsFor } from '../compose/owners-identity';
import { composeDraft } from '../compose/compose';
import { siteHeaders } from '../compose/headers';
import { removeTree } from '../files';
import { admit, GateRefusal, judgeSite } from '../gate/gate';
import { rename } from 'node:fs/promises';
import { promoteReleases, type Promotion } from '../promotion/promote-releases';
import { readPublished } from '../published-lists';
import { liveVersion, readRegistry, withLive, type Registry } from '../registry';
import { previousVersion, wasLive } from '../registry-history';
import { isReleased, ownerApp, readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { changedPages, documentsIn, type ChangedPages } from './changed-pages';
import { makeOwnersRelease, removeOldCandidates } from './make-owners-release';
import { contentHere, readOwnersContent, withOwners } from './owners-content';
import { makeOwnersFiles, type OwnersFiles } from './owners-pictures';
import { ownerWords } from './owner-words';
import { readInput, type ReadInput } from './read-input';
import { Refused, tell, type OwnersRefusal } from './tell';
import { refuseUnknownNames, slugsOf, worksOf } from './works-of-input';

type Live = { live: string | null } & ChangedPages;

/**
 * What the owner has written into a folder becomes what visitors see: released, composed, judged and switched.
 * @returns the address of each work, too, in the order of the input.
 * @throws Refused when he has to change something; DeliveryError as promoteReleases.
 */
export async function publish(
  folders: StateFolders,
  folder: string,
  options: ComposeOptions,
): Promise<Live & { slugs: readonly string[] }> {
  const { releases } = folders;
  const prepared = await prepare(releases, folder);
  const live = await changing(folders, prepared.input, () =>
    promoteReleases(
      folders,
      async (registry) => {
        tell({ step: 'compose' });
        return [await releaseFrom(releases, registry, prepared, options.identity)];
      },
      options,
    ),
  );
  return { ...live, slugs: slugsOf(prepared.input.works) };
}

/**
 * The whole site as it would be, in a folder of its own. Nothing that visitors get changes.
 * @returns also what the gate says against it, as far as its pages can be shown all the same.
 * @throws Refused when it cannot even be looked at.
 */
export async function preview(
  folders: StateFolders,
  folder: string,
  target: string,
  given: ComposeOptions,
): Promise<{ preview: string; refused: readonly OwnersRefusal[] } & ChangedPages> {
  const { releases } = folders;
  const prepared = await prepare(releases, folder);
  const before = await readRegistry(releases);
  const { app, version } = await releaseFrom(releases, before, prepared, given.identity);
  const next = withLive(before, await readRelease(releases, app, version));
  const proposal = { before, next, chosen: [app] };
  const options = await optionsFor(releases, next, given);

  tell({ step: 'compose' });
  const draft = `${path.resolve(target)}.${process.pid}`;
  const site = await composeDraft(draft, folders, next, options, previewHeaders);
  try {
    tell({ step: 'check' });
    const refused = await admit(folders, proposal, options)
      .then((candidate) => judgeSite(folders, candidate, { ...site, isDraft: true, inputs: '' }, options))
      .then(() => [])
      .catch((error: unknown) => refusalsOf(error, prepared.input));
    if (site.failures.length > 0) throw new Refused(refused);
    await replace(draft, target);
    const served = await documentsIn(path.join(folders.site, 'current'));
    return { preview: target, refused, ...changedPages(served, site.manifest.files) };
  } finally {
    await removeTree(draft);
  }
}

/** The version that was live before, or the one that is named, is live again. @throws Refused, DeliveryError */
export async function takeBack(
  folders: StateFolders,
  wanted: string | undefined,
  options: ComposeOptions,
): Promise<Live> {
  const version = wanted ?? previousVersion(await readRegistry(folders.releases), ownerApp);
  if (version === null) throw new Refused([{ field: '', message: ownerWords.noVersion }]);
  const wasSeen = wasLive(await readRegistry(folders.releases), ownerApp, version);
  if (!wasSeen || !(await isReleased(folders.releases, ownerApp, version)))
    throw new Refused([{ field: '', message: ownerWords.unknownVersion }]);
  const chosen = [{ app: ownerApp, version }];
  return changing(folders, null, () =>
    promoteReleases(folders, () => chosen, { ...options, kind: 'rollback' }),
  );
}

/** Composes again when the day has changed what pages say; nothing happens otherwise. @throws DeliveryError */
export async function refresh(folders: StateFolders, options: ComposeOptions): Promise<Live> {
  return changing(folders, null, () => promoteReleases(folders, () => [], options));
}

/** No crawler, no cache: a preview is for one pair of eyes. */
const previewHeaders = {
  ...siteHeaders,
  '*': { ...siteHeaders['*'], 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' },
};

type Prepared = { input: ReadInput; made: OwnersFiles };

/** All that takes long, and does not depend on what is live. */
async function prepare(releases: string, folder: string): Promise<Prepared> {
  const input = await readInput(folder);
  const registry = await readRegistry(releases);
  refuseUnknownNames(input, await listsOf(releases, registry));
  await removeOldCandidates(releases);
  const live = liveVersion(registry, ownerApp);
  const { files } =
    live === null ? { files: new Map<string, string>() } : await readOwnersContent(releases, live);
  return { input, made: await makeOwnersFiles(releases, input, files) };
}

async function releaseFrom(
  releases: string,
  registry: Registry,
  { input, made }: Prepared,
  checkout: Identity,
): Promise<{ app: string; version: string }> {
  const { identity, base } = await contentHere(releases, registry, checkout);
  return makeOwnersRelease(releases, {
    identity: withOwners(identity, input.identity, made),
    base,
    works: worksOf(input, made),
    files: made.files,
  });
}

/** What the live releases publish for others. */
export async function listsOf(releases: string, registry: Registry): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const app of Object.keys(registry.microFrontends)) {
    const version = liveVersion(registry, app);
    if (version)
      Object.assign(lists, await readPublished(releases, await readRelease(releases, app, version)));
  }
  return lists;
}

async function changing(
  folders: StateFolders,
  input: ReadInput | null,
  work: () => Promise<Promotion>,
): Promise<Live> {
  const current = path.join(folders.site, 'current');
  const before = await documentsIn(current);
  await work().catch((error: unknown) => {
    throw error instanceof GateRefusal ? new Refused(refusalsOf(error, input)) : error;
  });
  const live = liveVersion(await readRegistry(folders.releases), ownerApp);
  return { live, ...changedPages(before, await documentsIn(current)) };
}

/** What the gate says, at the fields of the owner. @throws what is no refusal. */
function refusalsOf(error: unknown, input: ReadInput | null): readonly OwnersRefusal[] {
  if (!(error instanceof GateRefusal)) throw error;
  return error.findings.refusals.map(({ pages, reason, gap }) => {
    if (gap) return { field: `identity.${gap.field}`, message: gap.why };
    const number =
      input?.works.findIndex(({ slug }) => slug && pages.includes(`/realisations/${slug}`)) ?? -1;
    return { field: number < 0 ? '' : `works.${number}`, message: ownerWords.refused(reason) };
  });
}

async function replace(draft: string, target: string): Promise<void> {
  const old = `${path.resolve(target)}.${process.pid}.old`;
  await rename(target, old).catch(() => undefined);
  await rename(draft, target);
  await removeTree(old);
}
