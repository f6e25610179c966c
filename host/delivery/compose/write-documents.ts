import { DamagedState, DeliveryError } from '../delivery-error';
import { pageDocumentFile } from '../page-files';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-inputs';
import type { DocumentLink } from './document-facts';
import type { FormerPages } from './former-pages';
import { declaredPages, isLarge, readLiveSite, type DeclaredPage, type LiveSite } from './live-site';
import { pageKeys, textKey } from './page-key';
import { writePageList, type ListedFile } from './page-list';
import { pageRenderer, type PageRenderer } from './render-page';
import { siteTexts } from './site-texts';
import { writeWithTwins } from './write-with-twins';

/** A page that could not be rendered, or the whole set when its releases cannot be loaded. */
export type ComposeFailure = {
  /** The app whose page it is. */
  owner: string;
  /** Null when the releases could not be loaded, so that no page was rendered. */
  page: string | null;
  error: unknown;
};

export type WrittenDocuments = {
  /** Paths of the pages. */
  paths: readonly string[];
  /** The documents and texts that were made anew; all others are those of a former site. */
  made: readonly string[];
  failures: readonly ComposeFailure[];
};

/**
 * So many documents are in progress at a time: one is rendered while others are compressed, on threads
 * that Node keeps for that. No more than these are in memory.
 */
const atOnce = 8;

/** What documents are made from, and where. */
type DocumentJob = {
  /** Folder for the documents. */
  place: string;
  /** Folder of the releases. */
  releases: string;
  site: LiveSite;
  options: ComposeOptions;
};

/** A document that was made, with its twins. */
type WrittenFile = Omit<ListedFile, 'key'>;

/**
 * Writes the documents of one set of releases, and the texts beside them: whatever differs between the
 * visitors who get a staged release and those who do not. What a former site has of the same inputs is
 * taken from there.
 * @param place folder for them. @throws DamagedState when a release is not whole.
 */
export async function writeDocuments(
  place: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
  former: FormerPages,
): Promise<WrittenDocuments> {
  const site = await readLiveSite(folders.releases, registry).catch(failureOfAll);
  if ('error' in site) return { paths: [], made: [], failures: [site] };

  const wanted = await wantedFiles(folders.releases, site, options);
  const kept = former.keep(place, wanted);
  const missing = wanted.filter((_one, index) => !kept[index]);
  const made = await makeFiles({ place, releases: folders.releases, site, options }, missing);

  const listed = wanted.flatMap((one, index) => kept[index] ?? made.get(one)?.listed ?? []);
  await writePageList(place, listed);
  former.add(place, listed);
  const results = missing.flatMap((one) => made.get(one) ?? []);
  return {
    paths: declaredPages(site).map(({ declaration }) => declaration.path),
    made: results.flatMap((result) => result.listed?.file ?? []),
    failures: results.flatMap((result) => result.failure ?? []),
  };
}

/** A document, of the not-found page when its page is null, or a text, which the gate does not read. */
type WantedFile = Pick<ListedFile, 'file' | 'key'> & ({ page: DeclaredPage | null } | { text: string });

async function wantedFiles(releases: string, site: LiveSite, options: ComposeOptions): Promise<WantedFile[]> {
  const pages = declaredPages(site);
  const keyOf = await pageKeys(releases, site, options);
  return [
    ...[...pages, null].map((page) => ({
      file: page ? pageDocumentFile(page.declaration.path) : '404.html',
      key: keyOf(page),
      page,
    })),
    ...Object.entries(siteTexts(site, pages, options)).map(([file, text]) => ({
      file,
      key: textKey(text),
      text,
    })),
  ];
}

/** A failure of a page is a result, so that the gate can name every failed page. */
type Made = { listed: ListedFile; failure?: never } | { listed?: never; failure: ComposeFailure };

async function makeFiles(
  job: DocumentJob,
  missing: readonly WantedFile[],
): Promise<ReadonlyMap<WantedFile, Made>> {
  const share = sharedFacts();
  const render = await pageRenderer(job.releases, job.site, job.options);
  const made = new Map<WantedFile, Made>();
  const left = missing.values();
  const lane = async () => {
    for (const one of left) made.set(one, await make(job, one, render, share));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return made;
}

async function make(
  { place, site }: DocumentJob,
  wanted: WantedFile,
  render: PageRenderer,
  share: Share,
): Promise<Made> {
  const { file, key } = wanted;
  if ('text' in wanted) return { listed: { key, ...(await writeWithTwins(place, file, wanted.text)) } };
  const { page } = wanted;
  try {
    const written = await writeWithTwins(place, file, await render(page), { isHasty: isLarge(site) });
    // Copied: parts of a string keep the whole in memory.
    return { listed: { key, ...share(structuredClone(written)) } };
  } catch (error) {
    return {
      failure: { owner: page?.owner.name ?? 'host', page: page?.declaration.path ?? '/404', error },
    };
  }
}

type Share = (written: WrittenFile) => WrittenFile;

/** Pages have most of their links and ids in common: one of each stays in memory, as for a list that was read. */
function sharedFacts(): Share {
  const links = new Map<string, DocumentLink>();
  const ids = new Map<string, string>();
  const one = <Kept>(known: Map<string, Kept>, text: string, own: Kept) => {
    const kept = known.get(text) ?? own;
    known.set(text, kept);
    return kept;
  };
  return (written) => {
    const { facts } = written;
    if (!facts) return written;
    const shared = {
      ...facts,
      ids: facts.ids.map((id) => one(ids, id, id)),
      links: facts.links.map((link) => one(links, JSON.stringify(link), link)),
    };
    return { ...written, facts: shared };
  };
}

/** Two remotes that claim one page, or a missing host: a refusal for the user, not a bug. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { owner: 'host', page: null, error };
}
