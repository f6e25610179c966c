import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { ownerInput, problemsIn } from '../../server/identity/owner-input';
import type { ChangedPage, OwnerJob, Problem } from '../../server/identity/owner-job';
import { typesetAll } from '../../server/identity/typeset';
import { stagedFolder } from '../../server/static/visitor-bucket';
import { composeDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { readManifest } from '../compose/site-manifest';
import { removeTree } from '../files';
import { checkIdentity } from '../gate/check-releases';
import { admit, GateRefusal, judgeSite } from '../gate/gate';
import { livePublished } from '../release/published-lists';
import { promoteReleases } from '../promotion/changes';
import type { ChangedLive } from '../promotion/promote';
import { previousVersion, readRegistry, versionsEverLive, withLive, type NamedRelease } from '../registry';
import { isReleased, ownerApp, readRelease } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { bringRelease } from '../store/stored-release';
import { makeOwnersRelease, removeOldCandidates } from './make-owners-release';
import { ownersAddress, readLiveContent } from './owners-content';
import { makeOwnersFiles } from './owners-pictures';
import { publishedWorks, refuseUnknownNames, slugsOf, type Slugs } from './owners-works';
import { ownerWords, refuseAny, Refused, type Tell } from './refusals';

/** Not those of which only the frame around changes. */
type ChangedPages = { pages: readonly ChangedPage[] };
type ChangedVersion = ChangedPages & { version: string };

type Prepared = Pick<Extract<OwnerJob, { kind: 'publish' }>, 'input' | 'folder'>;

/**
 * What the owner has prepared becomes what visitors see: released, composed, judged and switched.
 * @throws Refused when he has to change something; DeliveryError as promoteReleases.
 */
export async function publish(
  folders: StateFolders,
  prepared: Prepared,
  options: ComposeOptions,
  tell: Tell,
): Promise<ChangedVersion> {
  const { slugs, release } = await releaseOf(folders.releases, prepared, options, tell);
  // Otherwise visitors would go on getting the coming-soon page, and the owner would be told that his site is online.
  refuseAny(gapsIn((await siteWith(folders.releases, release, options)).options.identity));
  tell({ step: 'compose' });
  const changed = await changing(folders, slugs, () => promoteReleases(folders, () => [release], options));
  return { ...changed, version: release.version };
}

/**
 * The whole site as it would be, in a folder of its own. Nothing that visitors get changes.
 * @returns also what the gate says against it, as far as its pages can be shown all the same.
 * @throws Refused when it cannot even be looked at.
 */
export async function preview(
  folders: StateFolders,
  { to: target, ...prepared }: Prepared & { to: string },
  given: ComposeOptions,
  tell: Tell,
): Promise<{ refused: readonly Problem[] } & ChangedPages> {
  const { releases } = folders;
  const { slugs, release } = await releaseOf(releases, prepared, given, tell);
  const { before, next, options } = await siteWith(releases, release, given);
  const gaps = gapsIn(options.identity);

  tell({ step: 'compose' });
  const draft = `${path.resolve(target)}.${process.pid}`;
  const site = await composeDraft(draft, folders, next, { ...options, isPreview: true });
  try {
    tell({ step: 'check' });
    const judge = () =>
      admit(folders, { before, next }, options)
        .then((candidates) => judgeSite(folders, candidates, site, options))
        .then(() => [])
        .catch((error: unknown) => refusalsOf(error, slugs));
    const refused = gaps.length > 0 ? gaps : await judge();
    if (site.failures.length > 0) throw new Refused(refused);
    await replace(draft, target);
    const served = await pagesOf(path.join(folders.site, 'current'));
    return { refused, pages: changedPages(served, await pagesOf(target)) };
  } finally {
    await removeTree(draft);
  }
}

/** The version that was live before, or the one that is named, is live again. @throws Refused, DeliveryError */
export async function takeBack(
  folders: StateFolders,
  wanted: string | undefined,
  options: ComposeOptions,
): Promise<ChangedVersion> {
  const { releases } = folders;
  const registry = await readRegistry(releases);
  const version = wanted ?? previousVersion(registry, ownerApp);
  const wasSeen = version !== null && versionsEverLive(registry, ownerApp).has(version);
  if (wasSeen) await bringRelease(folders, { app: ownerApp, version });
  if (!wasSeen || !(await isReleased(releases, ownerApp, version)))
    throw new Refused([{ field: '', message: ownerWords.unknownVersion }]);
  const chosen = [{ app: ownerApp, version }];
  const changed = await changing(folders, {}, () =>
    promoteReleases(folders, () => chosen, { ...options, kind: 'rollback' }),
  );
  return { ...changed, version };
}

/** Composes again when the day has changed what pages say; nothing happens otherwise. @throws DeliveryError */
export const refresh = (folders: StateFolders, options: ComposeOptions): Promise<ChangedPages> =>
  changing(folders, {}, () => promoteReleases(folders, () => [], options));

/**
 * Makes the release, of what he has prepared and of what he has said before.
 * @returns also the addresses of the works.
 */
async function releaseOf(
  releases: string,
  { input: given, folder }: Prepared,
  { identity: checkout }: ComposeOptions,
  tell: Tell,
) {
  const judged = ownerInput.safeParse(given);
  if (!judged.success) throw new Refused(problemsIn(judged.error));
  const input = typesetAll(judged.data);
  const registry = await readRegistry(releases);
  refuseUnknownNames(input, await livePublished(releases, registry));
  await removeOldCandidates(releases);
  const { said, files: live } = await readLiveContent(releases, registry);
  const made = await makeOwnersFiles(releases, input, folder, live, tell);
  const { pictures: _pictures, files, ...addresses } = made;
  const slugs = slugsOf(input.works, said.slugs);
  const identity = { ...said.identity, ...input.identity };
  const release = await makeOwnersRelease(releases, checkout, {
    said: { ...addresses, identity, slugs: { ...said.slugs, ...slugs } },
    works: publishedWorks(input.works, slugs, made),
    files,
  });
  return { slugs, release };
}

/** The registry with this release live, and what its site is composed with. */
async function siteWith(releases: string, { app, version }: NamedRelease, given: ComposeOptions) {
  const before = await readRegistry(releases);
  const next = withLive(before, await readRelease(releases, app, version));
  return { before, next, options: await optionsFor(releases, next, given) };
}

/** What the law requires and the identity lacks, at the fields of the owner. */
const gapsIn = (identity: Identity): readonly Problem[] =>
  checkIdentity(identity).map(({ gap, reason }) => ({
    field: gap?.field ?? '',
    message: gap?.why ?? reason,
  }));

async function changing(
  folders: StateFolders,
  slugs: Slugs,
  work: () => Promise<ChangedLive>,
): Promise<ChangedPages> {
  const current = path.join(folders.site, 'current');
  const before = await pagesOf(current);
  await work().catch((error: unknown) => {
    throw error instanceof GateRefusal ? new Refused(refusalsOf(error, slugs)) : error;
  });
  return { pages: changedPages(before, await pagesOf(current)) };
}

/** What the gate says, at the fields of the owner. @throws what is no refusal. */
function refusalsOf(error: unknown, slugs: Slugs): readonly Problem[] {
  if (!(error instanceof GateRefusal)) throw error;
  return error.findings.refusals.map(({ pages, reason, gap }) => {
    if (gap) return { field: gap.field, message: gap.why };
    const isOf = ([, slug]: [string, string]) => pages.includes(`/realisations/${slug}`);
    const [work] = Object.entries(slugs).find(isOf) ?? [];
    return { field: work ? `works.${work}` : '', message: ownerWords.refused(reason) };
  });
}

/** What a page is called, and what it says and shows. */
type PageState = { title: string; state: string };

/** @param before the pages that visitors had. */
function changedPages(
  before: ReadonlyMap<string, PageState>,
  now: ReadonlyMap<string, PageState>,
): readonly ChangedPage[] {
  const gone = [...before].filter(([path]) => !now.has(path));
  const other = [...now].filter(([path, { state }]) => before.get(path)?.state !== state);
  return [
    ...other.map(([path, { title }]): ChangedPage => {
      return { path, title, change: before.has(path) ? 'changed' : 'added' };
    }),
    ...gone.map(([path, { title }]): ChangedPage => ({ path, title, change: 'removed' })),
  ];
}

/** The name of each picture and file of the owner's is a hash of what it shows. */
const ownersFiles = new RegExp(`${ownersAddress('')}[\\w/.-]+`, 'g');

/** Reads the pages of a composed site; none where there is no site. */
async function pagesOf(folder: string): Promise<ReadonlyMap<string, PageState>> {
  const pages = new Map<string, PageState>();
  for (const [file, { document }] of (await readManifest(folder)) ?? []) {
    if (!document || document.page === null || file.startsWith(`${stagedFolder}/`)) continue;
    const html = await readFile(path.join(folder, file), 'utf8');
    const shown = [...new Set(html.match(ownersFiles))].sort();
    const [, title = document.page] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    pages.set(document.page, { title: parse(title).text, state: [document.content, ...shown].join() });
  }
  return pages;
}

async function replace(draft: string, target: string): Promise<void> {
  const old = `${path.resolve(target)}.${process.pid}.old`;
  await rename(target, old).catch(() => undefined);
  await rename(draft, target);
  await removeTree(old);
}
