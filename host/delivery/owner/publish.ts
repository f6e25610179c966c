import { rename } from 'node:fs/promises';
import path from 'node:path';
import { ownerInput, problemsIn } from '../../server/identity/owner-input';
import type { OwnerJob, Problem } from '../../server/identity/owner-job';
import { typesetAll } from '../../server/identity/typeset';
import { stagedFolder } from '../../server/static/visitor-bucket';
import { composeDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { readManifest, type SiteFiles } from '../compose/site-manifest';
import { removeTree } from '../files';
import { admit, GateRefusal, judgeSite } from '../gate/gate';
import { livePublished } from '../published-lists';
import { promoteReleases } from '../promotion/changes';
import type { ChangedLive } from '../promotion/promote';
import { previousVersion, readRegistry, versionsEverLive, withLive } from '../registry';
import { isReleased, ownerApp, readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { makeOwnersRelease, removeOldCandidates } from './make-owners-release';
import { readLiveContent } from './owners-content';
import { makeOwnersFiles } from './owners-pictures';
import { publishedWorks, refuseUnknownNames, slugsOf, type Slugs } from './owners-works';
import { ownerWords, Refused, type Tell } from './refusals';

/** Pages that are new, or say something else than before: not those of which only the frame around changes. */
type ChangedPages = { pages: readonly string[] };

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
): Promise<ChangedPages> {
  const { slugs, release } = await releaseOf(folders.releases, prepared, options, tell);
  tell({ step: 'compose' });
  return changing(folders, slugs, () => promoteReleases(folders, () => [release], options));
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
  const before = await readRegistry(releases);
  const next = withLive(before, await readRelease(releases, release.app, release.version));
  const options = await optionsFor(releases, next, given);

  tell({ step: 'compose' });
  const draft = `${path.resolve(target)}.${process.pid}`;
  const site = await composeDraft(draft, folders, next, { ...options, isPreview: true });
  try {
    tell({ step: 'check' });
    const refused = await admit(folders, { before, next }, options)
      .then((candidates) => judgeSite(folders, candidates, site, options))
      .then(() => [])
      .catch((error: unknown) => refusalsOf(error, slugs));
    if (site.failures.length > 0) throw new Refused(refused);
    await replace(draft, target);
    const served = await filesOf(path.join(folders.site, 'current'));
    return { refused, ...changedPages(served, site.files) };
  } finally {
    await removeTree(draft);
  }
}

/** The version that was live before, or the one that is named, is live again. @throws Refused, DeliveryError */
export async function takeBack(
  folders: StateFolders,
  wanted: string | undefined,
  options: ComposeOptions,
): Promise<ChangedPages> {
  const { releases } = folders;
  const registry = await readRegistry(releases);
  const version = wanted ?? previousVersion(registry, ownerApp);
  const wasSeen = version !== null && versionsEverLive(registry, ownerApp).has(version);
  if (!wasSeen || !(await isReleased(releases, ownerApp, version)))
    throw new Refused([{ field: '', message: ownerWords.unknownVersion }]);
  const chosen = [{ app: ownerApp, version }];
  return changing(folders, {}, () =>
    promoteReleases(folders, () => chosen, { ...options, kind: 'rollback' }),
  );
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

async function changing(
  folders: StateFolders,
  slugs: Slugs,
  work: () => Promise<ChangedLive>,
): Promise<ChangedPages> {
  const current = path.join(folders.site, 'current');
  const before = await filesOf(current);
  await work().catch((error: unknown) => {
    throw error instanceof GateRefusal ? new Refused(refusalsOf(error, slugs)) : error;
  });
  return changedPages(before, await filesOf(current));
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

const filesOf = async (folder: string): Promise<SiteFiles> =>
  (await readManifest(folder).catch(() => null)) ?? new Map();

/** @param before files of the site that visitors had. */
function changedPages(before: SiteFiles, now: SiteFiles): ChangedPages {
  const [old, next] = [contentsOf(before), contentsOf(now)];
  return { pages: [...next].flatMap(([page, content]) => (old.get(page) === content ? [] : [page])) };
}

function contentsOf(files: SiteFiles): Map<string, string> {
  const contents = new Map<string, string>();
  for (const [file, { document }] of files)
    if (document && document.page !== null && !file.startsWith(`${stagedFolder}/`))
      contents.set(document.page, document.content);
  return contents;
}

async function replace(draft: string, target: string): Promise<void> {
  const old = `${path.resolve(target)}.${process.pid}.old`;
  await rename(target, old).catch(() => undefined);
  await rename(draft, target);
  await removeTree(old);
}
