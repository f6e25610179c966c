import { DamagedState, DeliveryError } from '../delivery-error';
import { pageDocumentFile } from '../page-files';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-inputs';
import type { DocumentLink } from './document-facts';
import type { FormerPages } from './former-pages';
import { declaredPages, readLiveSite, type LiveSite } from './live-site';
import { pageKeys, textKey } from './page-key';
import { writePageList, type ListedFile } from './page-list';
import { pageRenderer } from './render-page';
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

  const wanted = await wantedFiles(folders, site, options);
  const results: (Result | undefined)[] = wanted.map(() => undefined);
  const left = wanted.entries();
  const share = sharedFacts();
  const lane = async () => {
    for (const [index, one] of left) results[index] = share(await keepOrMake(place, one, former));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));

  const listed = results.flatMap((result) => result?.listed ?? []);
  await writePageList(place, listed);
  former.add(place, listed);
  return {
    paths: declaredPages(site).map(({ declaration }) => declaration.path),
    made: results.flatMap((result) => (result?.isMade && result.listed ? result.listed.file : [])),
    failures: results.flatMap((result) => result?.failure ?? []),
  };
}

type WantedFile = Pick<ListedFile, 'file' | 'key'> & {
  make: () => Promise<string>;
  /** Null for a text, which the gate does not read. */
  page: Omit<ComposeFailure, 'error'> | null;
};

async function wantedFiles(
  folders: StateFolders,
  site: LiveSite,
  options: ComposeOptions,
): Promise<WantedFile[]> {
  const pages = declaredPages(site);
  const render = await pageRenderer(folders, site, options);
  const keyOf = await pageKeys(folders.releases, site, options);
  return [
    ...[...pages, null].map((page) => ({
      file: page ? pageDocumentFile(page.declaration.path) : '404.html',
      key: keyOf(page),
      make: () => render(page),
      page: { owner: page?.owner.name ?? 'host', page: page?.declaration.path ?? '/404' },
    })),
    ...Object.entries(siteTexts(folders.releases, site, pages, options)).map(([file, text]) => ({
      file,
      key: textKey(text),
      make: async () => text,
      page: null,
    })),
  ];
}

type Result = { listed?: ListedFile; isMade?: boolean; failure?: ComposeFailure };

/** A failure of a page is a result, so that the gate can name every failed page. */
async function keepOrMake(place: string, wanted: WantedFile, former: FormerPages): Promise<Result> {
  const { file, key, make, page } = wanted;
  const kept = former.keep(place, file, key);
  if (kept) return { listed: kept };
  try {
    const written = await writeWithTwins(place, file, await make(), page !== null);
    return { listed: { key, ...written }, isMade: true };
  } catch (error) {
    if (!page) throw error;
    return { failure: { ...page, error } };
  }
}

/** Pages have most of their links and ids in common: one of each stays in memory, as for a list that was read. */
function sharedFacts(): (result: Result) => Result {
  const links = new Map<string, DocumentLink>();
  const ids = new Map<string, string>();
  const one = <Kept>(known: Map<string, Kept>, text: string, own: Kept) => {
    const kept = known.get(text) ?? own;
    known.set(text, kept);
    return kept;
  };
  return (result) => {
    const { listed, isMade } = result;
    if (!isMade || !listed?.facts) return result;
    const facts = {
      ...listed.facts,
      ids: listed.facts.ids.map((id) => one(ids, id, id)),
      links: listed.facts.links.map((link) => one(links, JSON.stringify(link), link)),
    };
    return { ...result, listed: { ...listed, facts } };
  };
}

/** Two remotes that claim one page, or a missing host: a refusal for the user, not a bug. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { owner: 'host', page: null, error };
}
