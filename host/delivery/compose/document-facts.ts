import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { sectionMarks } from '@renovation-th/shared/contracts/section';
import type { ComposedDocument, SiteFiles } from './site-manifest';

export type DocumentLink = {
  url: string;
  isForm: boolean;
  /** Whether the link is outside `<main>`. */
  isOfHost: boolean;
};

type DocumentFacts = {
  /** Faults of the document itself. Its links are checked later, because they need other documents. */
  faults: readonly { reason: string; remedy: string }[];
  ids: readonly string[];
  /** Query parameters that sections of the page read. */
  parameters: readonly string[];
  /** Links without repetitions. Documents from the same reader share the objects of equal links. */
  links: readonly DocumentLink[];
};

/** The facts about a document of a composed site. */
export type ReadDocument = DocumentFacts & Pick<ComposedDocument, 'page' | 'app'>;

const linking = 'a[href], area[href], form[action]';

const parsed = (html: string) =>
  parse(html, { blockTextElements: { script: false, style: false, noscript: false } });

/** Hashes the title, description, text and links of a page, but neither its markup nor the host's frame. */
export function contentOf(html: string): string {
  const root = parsed(html);
  const main = root.querySelector('main');
  const links = main?.querySelectorAll(linking).map((link) => [link.tagName, urlOf(link)]);
  const content = [titleOf(root), metaContent(root, 'description'), main?.text, links];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}

/** Reads the documents of a composed site. */
export async function readDocuments(
  folder: string,
  files: SiteFiles,
  origin: string,
): Promise<ReadDocument[]> {
  const factsOf = factReader(origin);
  const documents: ReadDocument[] = [];
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [file, { document }] of sorted) {
    if (!document) continue;
    const { page, app } = document;
    documents.push({ page, app, ...factsOf(await readFile(path.join(folder, file), 'utf8'), page) });
  }
  return documents;
}

/** Returns a function that reads the facts of a document. The argument `page` is null for the not-found page. */
export function factReader(origin: string): (html: string, page: string | null) => DocumentFacts {
  const ids = new Map<string, string>();
  const links = new Map<string, DocumentLink>();
  /** Shares equal strings among pages. Clones them, because a substring keeps its whole document in memory. */
  const idOnce = (id: string) => ids.get(id) ?? ids.set(id, structuredClone(id)).get(id) ?? id;
  const linkOnce = (link: DocumentLink) => {
    const key = JSON.stringify(link);
    return links.get(key) ?? links.set(key, structuredClone(link)).get(key) ?? link;
  };
  return (html, page) => {
    const root = parsed(html);
    const own = new Set(root.querySelector('main')?.querySelectorAll(linking));
    const found = root.querySelectorAll(linking).map((element) =>
      linkOnce({
        url: urlOf(element),
        isForm: element.tagName === 'FORM',
        isOfHost: !own.has(element),
      }),
    );
    const all = root.querySelectorAll('[id]').map(({ id }) => idOnce(id));
    return {
      faults: [
        ...faultsOf(root, page === null ? null : origin + page),
        ...repeatedIds(all),
        ...blockedFiles(root),
        ...brokenWords(html),
      ],
      ids: [...new Set(all)],
      links: [...new Set(found)],
      parameters: parametersOf(root),
    };
  };
}

const urlOf = (element: HTMLElement) => element.getAttribute('href') ?? element.getAttribute('action') ?? '';
const titleOf = (root: HTMLElement) => root.querySelector('title')?.text.trim() ?? '';
const metaContent = (root: HTMLElement, name: string) =>
  root.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';

/** Finds repeated ids, because a link or a label reaches only the first element. */
function repeatedIds(ids: readonly string[]): DocumentFacts['faults'] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => ({
    reason: `has the id "${id}" twice.`,
    remedy: 'Rename one of them. The host has its own ids around every page.',
  }));
}

const parametersOf = (root: HTMLElement) =>
  root
    .querySelectorAll(`[${sectionMarks.query}]`)
    .flatMap((section) => section.getAttribute(sectionMarks.query)?.split(' ') ?? []);

/** Finds files of other sites and embedded content, which the security policy blocks. */
function blockedFiles(root: HTMLElement): DocumentFacts['faults'] {
  const embedded = root.querySelectorAll('iframe, object, embed, video, audio').map(({ tagName }) => tagName);
  const sources = root
    .querySelectorAll('body [src], body [srcset]')
    .flatMap((element) => [
      element.getAttribute('src'),
      ...(element.getAttribute('srcset')?.split(',') ?? []),
    ])
    .flatMap((source) => source?.trim() ?? [])
    .filter((source) => /^(?:https?:|\/\/)/.test(source));
  return [...new Set([...embedded.map((tag) => `<${tag.toLowerCase()}>`), ...sources])].map((what) => ({
    reason: `shows ${what}, which the security policy blocks.`,
    remedy: 'Import the file, so that the release publishes it.',
  }));
}

/** Finds words that a template writes for a missing value, such as `undefined`. */
function brokenWords(html: string): DocumentFacts['faults'] {
  const shown = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const found = new Set(shown.match(/\bundefined\b|\bNaN\b|\[object Object\]/g));
  return [...found].map((word) => ({
    reason: `contains the word "${word}", which a template writes for a missing value.`,
    remedy: 'Find the missing value, such as a field of a list.',
  }));
}

const seeDeclaration = 'See its declaration in declared-pages.ts.';

/**
 * Finds faults in the title, the headings and the metadata.
 * @param url null for the not-found page, which needs no description.
 */
function faultsOf(root: HTMLElement, url: string | null): DocumentFacts['faults'] {
  const faults: { reason: string; remedy: string }[] = [];
  const find = (reason: string, remedy = seeDeclaration) => faults.push({ reason, remedy });
  const headings = root.querySelectorAll('h1').map(({ text }) => text.trim());
  if (!titleOf(root)) find('has no title.');
  if (headings.length !== 1)
    find(`has ${headings.length} h1.`, 'A page has exactly one h1, in its view. Make the others h2.');
  else if (!headings[0]) find('has an empty h1.', 'Give it text.');
  if (url === null) return faults;

  if (!metaContent(root, 'description')) find('has no description.');
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical !== url && !metaContent(root, 'robots').includes('noindex'))
    find(`has ${canonical ?? 'no URL'} as canonical, but is at ${url}.`, 'Compose writes the canonical URL.');
  return faults;
}
