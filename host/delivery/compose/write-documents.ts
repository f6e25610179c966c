import { DamagedState, DeliveryError } from '../delivery-error';
import { pageDocumentFile } from '../page-files';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-inputs';
import { openFactReader, type DocumentFacts, type FactReader } from './document-facts';
import type { ComposedFiles, FormerSites } from './former-sites';
import { declaredPages, isLarge, readLiveSite, type DeclaredPage, type LiveSite } from './live-site';
import { pageKeys, textKey } from './page-key';
import { pageRenderer, type PageRenderer } from './render-page';
import type { SiteFile, SiteFiles } from './site-manifest';
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
  /** Documents, texts and their twins, relative to the folder of the set. */
  files: SiteFiles;
  /** Those of them that were made anew; all others are those of a former site. */
  made: readonly string[];
  failures: readonly ComposeFailure[];
};

/**
 * So many documents are in progress at a time: one is rendered while others are compressed, on threads
 * that Node keeps for that. No more than these are in memory.
 */
const atOnce = 8;

/** A set of documents in the making. */
type DocumentSet = {
  /** Folder for the documents. */
  place: string;
  site: LiveSite;
  former: FormerSites;
  /** Of what is made anew, in seconds since 1970. */
  date: number;
  factsOf: FactReader;
};

/**
 * Writes the documents of one set of releases, and the texts beside them: whatever differs between the
 * visitors who get a staged release and those who do not. What a former site has of the same inputs is
 * taken from there.
 * @param place folder for them. @param date of what is made anew, in seconds since 1970: no other file of the same
 * address may have it. @throws DamagedState when a release is not whole.
 */
export async function writeDocuments(
  place: string,
  { releases }: Pick<StateFolders, 'releases'>,
  registry: Registry,
  options: ComposeOptions,
  former: FormerSites,
  date = former.date,
): Promise<WrittenDocuments> {
  const site = await readLiveSite(releases, registry).catch(failureOfAll);
  if ('error' in site) return { paths: [], files: new Map(), made: [], failures: [site] };

  const set = { place, site, former, date, factsOf: openFactReader() };
  const pages = declaredPages(site);
  const keyOf = pageKeys(releases, site, options);
  const render = await pageRenderer(releases, site, options);
  const documents = await composed([...pages, null], async (page) => {
    const [file, key] = [fileOf(page), keyOf(page)];
    const kept = key === null ? null : former.keep(place, file, key);
    return kept ? { kept } : makeDocument(set, page, key, render);
  });

  const found = new Map(documents.flatMap(filesOf));
  const texts = siteTexts(site, pages, (page) => found.get(fileOf(page))?.document?.changed ?? null, options);
  const others = await composed(Object.entries(texts), async ([file, text]) => {
    const key = textKey(text);
    const kept = former.keep(place, file, key);
    return kept ? { kept } : { made: await writeWithTwins(place, file, text, { key, date }) };
  });
  const all = [...documents, ...others];
  const files = new Map(all.flatMap(filesOf));
  former.add(place, files);
  return {
    paths: pages.map(({ declaration }) => declaration.path),
    files,
    made: all.flatMap(({ made = [] }) => made.map(([file]) => file)),
    failures: [...site.notListed, ...all.flatMap(({ failure }) => failure ?? [])],
  };
}

const fileOf = (page: DeclaredPage | null) => (page ? pageDocumentFile(page.declaration.path) : '404.html');

/** A failure of a page is a result, so that the gate can name every failed page. */
type Composed = { kept?: ComposedFiles; made?: ComposedFiles; failure?: ComposeFailure };

const filesOf = ({ kept, made }: Composed): ComposedFiles => kept ?? made ?? [];

/** In the order of what is composed. */
async function composed<One>(
  all: readonly One[],
  work: (one: One) => Promise<Composed>,
): Promise<readonly Composed[]> {
  const results: Composed[] = [];
  const left = all.entries();
  const lane = async () => {
    for (const [index, one] of left) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

async function makeDocument(
  { place, site, former, date, factsOf }: DocumentSet,
  page: DeclaredPage | null,
  key: string | null,
  render: PageRenderer,
): Promise<Composed> {
  const file = fileOf(page);
  try {
    const html = await render(page);
    const facts = () => described(factsOf(html), page, former.live(file));
    const said = { date, ...(key !== null && { key }) };
    return { made: await writeWithTwins(place, file, html, said, { isHasty: isLarge(site), facts }) };
  } catch (error) {
    return {
      failure: { owner: page?.owner.name ?? 'host', page: page?.declaration.path ?? '/404', error },
    };
  }
}

/** With its owner, and the day of its last change: today when visitors had other content until now. */
function described(
  facts: DocumentFacts,
  page: DeclaredPage | null,
  live: SiteFile['document'],
): SiteFile['document'] {
  const today = new Date().toISOString().slice(0, 10);
  const changed = live ? (live.content === facts.content ? live.changed : today) : null;
  const listedBy = page?.record && page.owner.name;
  return {
    ...facts,
    ...(listedBy && { listedBy }),
    changed: changed ?? page?.declaration.sitemap?.lastModified ?? today,
  };
}

/** Two remotes that claim one page, or a missing host: a refusal for the user, not a bug. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { owner: 'host', page: null, error };
}
