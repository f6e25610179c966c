import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { ownerInput, problemsIn, withoutPhotos } from '../identity/owner-input';
import type { ChangedPage, OwnerAnswer, OwnerJob, Problem } from '../identity/owner-job';
import { withStatements } from '../identity/read-identity';
import { typesetAll } from '../identity/typeset';
import { composeDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { readManifest } from '../compose/site-manifest';
import { removeTree } from '../files';
import { checkIdentity } from '../gate/check-releases';
import { admit, GateRefusal, judgeSite } from '../gate/gate';
import { refusalText } from '../gate/refusal';
import { ownersAddress } from '../owners-statements';
import { livePublished } from '../release/published-lists';
import { promoteReleases, refreshDay } from '../promotion/changes';
import type { ChangedLive, ChangeOptions } from '../promotion/promote';
import { afterChange, historyOf, previousVersion, wasLive, withLive } from '../registry';
import { readHistory, readRegistry } from '../store/log';
import { isReleased, ownerApp, readRelease } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { fetchRelease } from '../store/stored-release';
import { makeOwnersRelease, removeOldCandidates } from './make-owners-release';
import { readLiveContent } from './owners-content';
import { makeOwnersFiles } from './owners-pictures';
import { publishedProjects, refuseUnknownNames, slugsOf, type Slugs } from './owners-projects';
import { ownerMessages, throwRefusals, Refused, type Tell } from './refusals';
import {
  addWithdrawn,
  deleteCopies,
  obeyWithdrawals,
  originalsOfProjects,
  readWithdrawn,
} from '../store/withdrawn';

/** Pages whose own content changes. Changes to the host's header and footer do not count. */
type ChangedPages = { pages: readonly ChangedPage[] };
type ChangedVersion = ChangedPages & Pick<OwnerAnswer, 'version' | 'date'>;

type Prepared = Pick<Extract<OwnerJob, { kind: 'publish' }>, 'input' | 'folder'>;

/** Makes a release of the prepared content and promotes it. @throws Refused when the owner must correct something. */
export async function publish(
  folders: StateFolders,
  prepared: Prepared,
  options: ComposeOptions,
  tell: Tell,
): Promise<ChangedVersion> {
  const { slugs, release } = await prepareRelease(folders, prepared, options, tell);
  tell({ step: 'compose' });
  return changing(folders, slugs, () => promoteReleases(folders, () => [release], options));
}

/**
 * Composes the whole site, with the prepared content, into the folder `to`.
 * @returns the changed pages and the gate's refusals. @throws Refused when a page cannot be rendered.
 */
export async function preview(
  folders: StateFolders,
  { to: target, ...prepared }: Prepared & { to: string },
  given: ComposeOptions,
  tell: Tell,
): Promise<{ refused: readonly Problem[] } & ChangedPages> {
  const { releases } = folders;
  const asked = { ...given, isPreview: true };
  const { slugs, release, gaps } = await prepareRelease(folders, prepared, asked, tell);
  const before = await readRegistry(folders);
  const live = withLive(before, await readRelease(releases, release.app, release.version));
  const next = afterChange(before, live);
  const options = await optionsFor(releases, next, asked);

  tell({ step: 'compose' });
  const draft = `${path.resolve(target)}.${process.pid}`;
  const site = await composeDraft(draft, folders, next, options);
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

/** Makes a former version live again, by default the previous one. @throws Refused, DeliveryError */
export async function rollBackOwner(
  folders: StateFolders,
  wanted: string | undefined,
  options: ComposeOptions,
): Promise<ChangedVersion> {
  const { releases } = folders;
  const registry = await readRegistry(folders);
  const version = wanted ?? previousVersion(registry, ownerApp);
  const isEarlier = version !== null && wasLive(await readHistory(folders), { app: ownerApp, version });
  if (isEarlier) await fetchRelease(folders, { app: ownerApp, version });
  if (!isEarlier || !(await isReleased(releases, ownerApp, version)))
    throw new Refused([{ field: 'version', message: ownerMessages.unknownVersion }]);
  const chosen = [{ app: ownerApp, version }];
  return changing(folders, {}, () =>
    promoteReleases(folders, () => chosen, { ...options, kind: 'rollback' }),
  );
}

/**
 * Removes photographs and whole projects from all sites and releases. Skips the gate, because a withdrawal must not
 * wait for other corrections. @throws DeliveryError
 */
export async function withdraw(
  folders: StateFolders,
  { originals, projects }: Pick<Extract<OwnerJob, { kind: 'withdraw' }>, 'originals' | 'projects'>,
  options: ComposeOptions,
): Promise<ChangedVersion> {
  await addWithdrawn(folders, [...originals, ...(await originalsOfProjects(folders, projects))]);
  await obeyWithdrawals(folders);
  const changed = await refresh(folders, { ...options, withoutGate: true });
  await deleteCopies(folders);
  return changed;
}

/** Composes the site again, for example when a new day changes pages. @throws DeliveryError */
export const refresh = (folders: StateFolders, options: ChangeOptions): Promise<ChangedVersion> =>
  changing(folders, {}, () => refreshDay(folders, options));

/**
 * Makes a release from the prepared content and the statements of the live release.
 * @throws Refused when the owner must correct something. A preview accepts missing legal fields.
 */
async function prepareRelease(
  folders: StateFolders,
  { input: given, folder }: Prepared,
  { identity: checkout, isPreview }: ComposeOptions,
  tell: Tell,
) {
  const { releases } = folders;
  const judged = ownerInput.safeParse(given);
  if (!judged.success) throw new Refused(problemsIn(judged.error));
  const input = withoutPhotos(typesetAll(judged.data), await readWithdrawn(folders));
  const registry = await readRegistry(folders);
  refuseUnknownNames(input, await livePublished(releases, registry));
  await removeOldCandidates(folders);
  const { statements, files: live } = await readLiveContent(releases, registry);
  const identity = { ...statements.identity, ...input.identity };
  const { day } = parisMoment(new Date());
  const gaps = legalProblems(identityOn(day, withStatements(checkout, identity)));
  if (!isPreview) throwRefusals(gaps);
  const made = await makeOwnersFiles(releases, input, folder, live, tell);
  const { portrait, certificate, files, originals: pictures } = made;
  const slugs = slugsOf(input.projects, statements.slugs);
  const release = await makeOwnersRelease(releases, checkout, {
    statements: { portrait, certificate, pictures, identity, slugs: { ...statements.slugs, ...slugs } },
    projects: publishedProjects(input.projects, slugs, made),
    files,
  });
  return { slugs, release, gaps };
}

/** Returns a problem for each legally required field that the identity lacks. */
const legalProblems = (identity: Identity): readonly Problem[] =>
  checkIdentity(identity).map(({ gap, reason }) => ({
    field: gap?.field ?? '',
    message: gap?.why ?? reason,
  }));

async function changing(
  folders: StateFolders,
  slugs: Slugs,
  work: () => Promise<ChangedLive>,
): Promise<ChangedVersion> {
  const current = path.join(folders.site, 'current');
  const before = await pagesOf(current);
  await work().catch((error: unknown) => {
    throw error instanceof GateRefusal ? new Refused(refusalsOf(error, slugs)) : error;
  });
  const { to, date } = historyOf(await readHistory(folders), ownerApp).at(-1) ?? {};
  return { pages: changedPages(before, await pagesOf(current)), ...(to && { version: to, date }) };
}

/** Converts the gate's refusals into problems for the owner. Rethrows any other error. */
function refusalsOf(error: unknown, slugs: Slugs): readonly Problem[] {
  if (!(error instanceof GateRefusal)) throw error;
  return error.findings.refusals.map((refusal) => {
    const { pages, gap } = refusal;
    if (gap) return { field: gap.field, message: gap.why };
    const isOf = ([, slug]: [string, string]) => pages.includes(`/realisations/${slug}`);
    const [project] = Object.entries(slugs).find(isOf) ?? [];
    const detail = refusalText(refusal);
    if (project) return { field: `projects.${project}`, message: ownerMessages.project, detail };
    return { field: '', message: ownerMessages.page, detail };
  });
}

/** Title of a page, and a fingerprint of its text and pictures. */
type PageState = { title: string; state: string };

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

/** Matches addresses of the owner's files. Each address contains a hash. */
const ownersFiles = new RegExp(`${ownersAddress('')}[\\w/.-]+`, 'g');

async function pagesOf(folder: string): Promise<ReadonlyMap<string, PageState>> {
  const pages = new Map<string, PageState>();
  for (const [file, { document }] of (await readManifest(folder))?.files ?? []) {
    if (!document || document.page === null) continue;
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
