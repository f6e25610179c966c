import path from 'node:path';
import type { SiteContent } from '../owner/content';
import { fileIn, integrityOf, isLinked, removeTree, setTime, writeNew, type FileHashes } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { liveVersion, releaseBase, releasesInUse, type PageState, type Registry } from '../registry';
import { isCompressible, writeTwins } from '../release/precompress';
import { isReleased, readRelease, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { fetchFiles } from '../store/transfer';
import { ComposeFailure } from './compose-failure';
import { factsOf, type ReadDocument } from './document-facts';
import { renderSite } from './rendered-site';
import { localFiles, manifestText, pageDocumentFile, writeManifest } from './site-folder';

/** A composed site that is not served yet. */
export type SiteDraft = {
  folder: string;
  /** Hash of the site's manifest, which identifies the site in the registry. */
  site: string;
  files: FileHashes;
  documents: readonly ReadDocument[];
  /** The state of each page. */
  pages: Registry['pages'];
  /** Pages that could not be rendered. Never serve a draft with a failure. */
  failures: readonly ComposeFailure[];
};

/** A site that is being composed. */
type Draft = {
  folder: string;
  /** Path on this disk of a file for each hash. Equal files are linked instead of compressed again. */
  have: ReadonlyMap<string, string>;
  /** Hash of every file written or linked so far, by path. */
  files: Record<string, string>;
};

/**
 * Composes the site of a registry with the live host's release: the owner's files, the published files of releases,
 * documents and other texts. Removes the folder after an error.
 * @param folder of the draft, which must not exist.
 * @param made paths on this disk of the owner's files that no site has yet, by hash.
 * @throws DeliveryError when a live release or a file is missing.
 */
export async function composeSite(
  folder: string,
  { releases, site, store }: StateFolders,
  registry: Registry,
  content: SiteContent,
  made: ReadonlyMap<string, string> = new Map(),
): Promise<SiteDraft> {
  try {
    const have = new Map([...(await localFiles(site)), ...made]);
    const { hashes, local } = await publishedFiles(releases, registry);
    const files: Record<string, string> = { ...content.media, ...hashes };
    await fetchFiles(store, folder, files, new Map([...have, ...local]));
    for (const [file, hash] of Object.entries(files)) setTime(path.join(folder, file), hash);
    const texts = await writeTexts({ folder, have, files }, releases, registry, content);
    const manifest = manifestText(files, texts.documents);
    return { folder, site: await writeManifest(folder, manifest), files, ...texts };
  } catch (error) {
    await removeTree(folder);
    throw error;
  }
}

/** Throws the first failure of a draft, if there is one. */
export function refuseFailures({ failures: [failure] }: Pick<SiteDraft, 'failures'>): void {
  if (failure) throw failure;
}

/**
 * Lists the public files of every release that visitors got within the last 30 days, because open tabs may request these
 * files.
 * @returns the hash of each file by its path in a composed site, and its path on this disk by hash.
 * @throws DeliveryError when a live release is missing.
 */
async function publishedFiles(
  releases: string,
  registry: Registry,
): Promise<{ hashes: Record<string, string>; local: ReadonlyMap<string, string> }> {
  const hashes: Record<string, string> = {};
  const local = new Map<string, string>();
  for (const { app, version } of releasesInUse(registry)) {
    const isLive = liveVersion(registry, app) === version;
    if (!isLive && !(await isReleased(releases, app, version))) continue;
    const { files } = await readRelease(releases, app, version);
    for (const [file, hash] of Object.entries(files)) {
      if (!file.startsWith('client/')) continue;
      hashes[releaseBase(app, version).slice(1) + file.slice('client/'.length)] = hash;
      local.set(hash, path.join(releaseFolder(releases, app, version), file));
    }
  }
  return { hashes, local };
}

/** Writes the documents and the other texts. */
async function writeTexts(
  draft: Draft,
  releases: string,
  registry: Registry,
  content: SiteContent,
): Promise<Pick<SiteDraft, 'documents' | 'pages' | 'failures'>> {
  const { day, pages } = registry;
  const rendered = await renderSite({ releases, registry, content });
  try {
    const failures = [...rendered.failures];
    const documents: ReadDocument[] = [];
    const states: Record<string, PageState> = {};
    const write = async ({ app, page, declared, html }: (typeof rendered.pages)[number]) => {
      const text = await html();
      const facts = factsOf(text, { page, app });
      documents.push(facts);
      if (page !== null) states[page] = stateOf(pages[page], facts.content, day, declared);
      writeText(draft, pageDocumentFile(page), text);
    };
    // Renders the next document while one is written.
    await forEachAtOnce(
      rendered.pages,
      (page) =>
        write(page).catch((error: unknown) => {
          if (!(error instanceof ComposeFailure)) throw error;
          failures.push(error);
        }),
      2,
    );
    const days = Object.fromEntries(Object.entries(states).map(([page, state]) => [page, state.day]));
    for (const [file, text] of Object.entries(await rendered.texts(days))) writeText(draft, file, text);
    return { failures, documents, pages: Object.fromEntries(Object.entries(states).sort()) };
  } finally {
    rendered.close();
  }
}

/** Keeps the day of unchanged content. @param declared day that the page declares, for its first content. */
function stateOf(before: PageState | undefined, content: string, day: string, declared = day): PageState {
  if (before?.content === content) return before;
  return { day: before ? day : declared, content };
}

/** Writes a text into a draft, with compressed twins. */
function writeText({ folder, have, files }: Draft, file: string, text: string): void {
  const target = fileIn(folder, file);
  const content = Buffer.from(text);
  const hash = integrityOf(content);
  files[file] = hash;
  const same = have.get(hash);
  if (same === undefined || !isLinked(same, target, hash)) writeNew(target, content, hash);
  if (isCompressible(file)) writeTwins(target, hash, same);
}
