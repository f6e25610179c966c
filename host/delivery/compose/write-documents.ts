import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf } from '../files';
import { inLanes } from '../lanes';
import type { ComposeOptions } from './compose-options';
import { compressed } from '../precompress';
import type { Registry } from '../registry';
import { factReader } from './document-facts';
import type { ComposedFiles, FormerSites } from './former-sites';
import { readLiveSite, UnusableCode, type DeclaredPage } from './live-site';
import { pageKeys, textKey } from './page-key';
import { pageRecord, pageRenderer } from './render-page';
import { twins, type SiteFile, pageDocumentFile } from './site-manifest';
import { siteTexts } from './site-texts';

/** A page that could not be rendered, or the whole set when its releases cannot be loaded. */
export type ComposeFailure = {
  /** The app whose page it is. */
  owner: string;
  /** « pages from works » of a list. Null when the releases could not be loaded, so that no page was rendered. */
  page: string | null;
  error: unknown;
};

export type WrittenDocuments = {
  /** Paths of the pages. */
  paths: readonly string[];
  /** Documents, texts and their twins, relative to the folder of the set. */
  files: Map<string, SiteFile>;
  /** Those of them that were made anew; all others are those of a former site. */
  made: string[];
  /** A failure of a page is a result, so that the gate can name every failed page. */
  failures: ComposeFailure[];
};

/**
 * So many documents are in progress at a time: one is rendered while others are compressed, on threads
 * that Node keeps for that. No more than these are in memory.
 */
const atOnce = 8;
/** From so many pages on, documents are compressed quickly rather than well: a country has 35,000. */
const manyPages = 1_000;

/**
 * Writes the documents of one set of releases, and the texts beside them: whatever differs between the
 * visitors who get a staged release and those who do not. What a former site has of the same inputs is
 * taken from there.
 * @param place folder for them. @param date of what is made anew, in seconds since 1970: no other file of the same
 * address may have it. @throws DamagedState when a release is not whole.
 */
export async function writeDocuments(
  place: string,
  releases: string,
  registry: Registry,
  options: ComposeOptions,
  former: FormerSites,
  date: number,
): Promise<WrittenDocuments> {
  const written: WrittenDocuments = { paths: [], files: new Map(), made: [], failures: [] };
  const site = await readLiveSite(releases, registry).catch(failureOfAll);
  if ('error' in site) return { ...written, failures: [site] };

  const keep = (file: string, key: string) => {
    const kept = former.keep(place, file, key) ?? [];
    for (const [name, said] of kept) written.files.set(name, said);
    return kept.length > 0;
  };
  const make = async (file: string, text: string, key: string, document?: WithTwins) => {
    for (const [name, said] of await writeWithTwins(path.join(place, file), text, { key, date }, document)) {
      written.files.set(file + name, said);
      written.made.push(file + name);
    }
  };

  const isHasty = site.pages.length >= manyPages;
  const keyOf = pageKeys(site, options, isHasty);
  const factsOf = factReader(options.identity.origin);
  const render = await pageRenderer(releases, site, options);
  await inLanes(atOnce, [...site.pages, null], async (page) => {
    const [owner, address] = page ? [page.owner.name, page.declaration.path] : ['host', null];
    try {
      const record = page && pageRecord(releases, site, page);
      const [file, key] = [fileOf(page), keyOf(page, record)];
      if (keep(file, key)) return;
      const html = await render(page, record);
      const facts = () => {
        const found = factsOf(html, address);
        const changed = dayOfChange(found.content, former.live(file), page);
        return { page: address, owner, ...found, changed };
      };
      await make(file, html, key, { isHasty, facts });
    } catch (error) {
      written.failures.push({ owner, page: address ?? '/404', error });
    }
  });

  const listed = site.pages.map((page) => ({
    ...page.declaration,
    changed: written.files.get(fileOf(page))?.document?.changed ?? null,
  }));
  for (const [file, text] of Object.entries(siteTexts(site.registry, listed, options)))
    if (!keep(file, textKey(text))) await make(file, text, textKey(text));
  former.add(place, written.files);
  written.failures.push(...site.notListed);
  return { ...written, paths: listed.map((page) => page.path) };
}

const fileOf = (page: DeclaredPage | null) => (page ? pageDocumentFile(page.declaration.path) : '404.html');

/** Today when visitors had other content until now. */
function dayOfChange(content: string, live: SiteFile['document'], page: DeclaredPage | null): string {
  const today = new Date().toISOString().slice(0, 10);
  if (live) return live.content === content ? live.changed : today;
  return page?.declaration.sitemap?.lastModified ?? today;
}

/** Two remotes that claim one page, code that does not run, or a missing host: a refusal for the user, not a bug. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { owner: error instanceof UnusableCode ? error.app : 'host', page: null, error };
}

/** Of a document. `facts` is called while threads of Node's compress. */
type WithTwins = { isHasty: boolean; facts: () => SiteFile['document'] };

/**
 * Writes a document or a text of a draft with its compressed twins. Nothing may stand there: a file that
 * stands there could be one that visitors are served from another site.
 * @param said what the manifest says of the file itself, besides its hash. @returns by what is added to its name.
 */
async function writeWithTwins(
  file: string,
  text: string,
  said: Required<Pick<SiteFile, 'date' | 'key'>>,
  of?: WithTwins,
): Promise<ComposedFiles> {
  const content = Buffer.from(text);
  const compressing = compressed(content, of?.isHasty);
  const document = of?.facts();
  const { br, gz } = await compressing;
  // At once, as a promise would take longer than the writing.
  mkdirSync(path.dirname(file), { recursive: true });
  return [content, br, gz].map((bytes, index) => {
    const twin = twins[index] ?? '';
    writeFileSync(file + twin, bytes, { flag: 'wx' });
    utimesSync(file + twin, said.date, said.date);
    const hash = integrityOf(bytes);
    return [twin, twin === '' ? { hash, ...said, document } : { hash, date: said.date }];
  });
}
