import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Published } from '@renovation-th/shared/contracts/published';
import { livePublished } from '../published-lists';
import { composedChoices } from '../../server/owner-site/live-choices';
import { composedIdentity } from '../../server/identity/live-identity';
import { bucketsFolder } from '../../server/static/visitor-bucket';
import { integrityOf, listFiles, removeTree, writeDraft } from '../files';
import type { Registry } from '../registry';
import { runningDigest } from '../../../webpack/source-digest';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-options';
import { serverFiles } from './server-files';
import { openFormerSites } from './former-sites';
import { siteHeaders } from './headers';
import { publishReleases } from './publish-releases';
import { manifestFile, writeManifest, type SiteFiles, type SiteManifest } from './site-manifest';
import { sidesOf, stagedBuckets, stagedRelease, type Side } from './staged-release';
import { writeDocuments, type ComposeFailure, type WrittenDocuments } from './write-documents';

/** A composed site that no visitor is served yet. */
export type SiteDraft = {
  folder: string;
  /** What the folder consists of: written into it, too. */
  manifest: SiteManifest;
  /** The documents and texts that no former site had, with their twins; relative to the folder. */
  made: readonly string[];
  /** Pages that could not be rendered. A draft with a failure must never be served. */
  failures: readonly (ComposeFailure & Pick<Side, 'place'>)[];
};

/**
 * Composes a whole site from a registry, which need not be the one on disk: documents of the live
 * releases, documents and buckets of a staged release, published files, headers and nginx files.
 * @param folder where the site is written; it must not exist. @param headers that servers add to answers.
 * @throws DamagedState when a release that visitors get is damaged; the folder is then removed.
 */
export async function composeDraft(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
  headers = siteHeaders,
): Promise<SiteDraft> {
  const { releases } = folders;
  try {
    // First: a damaged live release stops everything.
    const published = await publishReleases(releases, folder, registry);
    const former = await openFormerSites(folders.site);
    const sides: (WrittenDocuments & Pick<Side, 'place'>)[] = [];
    for (const { place, registry: ofSide } of sidesOf(registry)) {
      // Servers make an ETag of time and length: a visitor who changes sides must not get « 304 unchanged ».
      const date = former.date + sides.length;
      const target = path.join(folder, place);
      const written = await writeDocuments(target, releases, ofSide, options, former, date);
      sides.push({ place, ...written });
    }
    const staged = stagedRelease(registry);
    for (const bucket of staged ? stagedBuckets(staged) : [])
      await writeDraft(path.join(folder, bucketsFolder, String(bucket)), '');

    const pages = [...new Set(sides.flatMap(({ paths }) => paths))];
    const texts = {
      ...serverFiles(headers, pages, options.identity),
      [composedIdentity]: JSON.stringify(options.identity),
      [composedChoices]: JSON.stringify(choicesOf(await livePublished(releases, registry))),
    };
    for (const [name, text] of Object.entries(texts)) await writeDraft(path.join(folder, name), text);

    const documents = sides.flatMap(({ place, files }) =>
      [...files].map(([file, said]) => [path.join(place, file), said] as const),
    );
    const files = await filesIn(folder, new Map(documents), published);
    const manifest = { inputs: inputsDigest(registry, options), files };
    await writeManifest(folder, manifest);
    const made = sides.flatMap(({ place, made: all }) => all.map((file) => path.join(place, file)));
    const failures = sides.flatMap(({ place, failures: all }) => all.map((one) => ({ ...one, place })));
    return { folder, manifest, made, failures };
  } catch (error) {
    await removeTree(folder);
    throw error;
  }
}

/** What the owner may choose from: the trades and the towns that have a page, in the order of their lists. */
const choicesOf = ({ services = [], places = [] }: Partial<Published>) => ({
  services: services.map(({ slug, label }) => ({ slug, name: label })),
  places: places.map(({ slug, name }) => ({ slug, name })),
});

/**
 * Every file of a site.
 * @param known what is known of documents and texts. @param published hashes of files that lie in releases, too.
 */
async function filesIn(
  folder: string,
  known: SiteFiles,
  published: ReadonlyMap<string, string>,
): Promise<SiteFiles> {
  const files = (await listFiles(folder)).filter((file) => file !== manifestFile);
  return new Map(
    files.map((file) => {
      const place = path.join(folder, file);
      const hash = () => published.get(file) ?? integrityOf(readFileSync(place));
      return [file, known.get(file) ?? { hash: hash(), date: Math.floor(statSync(place).mtimeMs / 1_000) }];
    }),
  );
}

/** One hash over everything that a site is made from. What was live, and who watches, is not part of it. */
export function inputsDigest(registry: Registry, { identity, year }: ComposeOptions): string {
  const releases = Object.keys(registry.microFrontends)
    .sort()
    .map((app) => [app, registry.microFrontends[app]?.map(({ extras: _watch, ...entry }) => entry)]);
  const makers = [runningDigest('host/delivery/compose/compose.ts'), process.version];
  return createHash('sha256')
    .update(JSON.stringify([releases, identity, year, makers]))
    .digest('hex');
}

/** @throws what the first page of a draft that could not be rendered has thrown. */
export function refuseFailures({ failures: [failure] }: Pick<SiteDraft, 'failures'>): void {
  if (failure) throw failure.error;
}
