import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { ComposedDocument, SiteFiles } from './site-manifest';

/** What the gate wants to know of a document. */
type DocumentFacts = {
  /** What a search engine or a screen reader misses in it. */
  faults: readonly { reason: string; remedy: string }[];
  ids: readonly string[];
  /** Each once, as `linkOf` reads it. */
  links: readonly string[];
};

/** A document of a composed site, as it is served. */
export type ReadDocument = DocumentFacts & Pick<ComposedDocument, 'page' | 'owner'>;

export type DocumentLink = {
  address: string;
  isForm: boolean;
  /** Outside `<main>`: the host's own. */
  isOfHost: boolean;
};

/** A link as one text, since most pages have most of theirs in common. */
const linkText = ({ address, isForm, isOfHost }: DocumentLink) =>
  `${isForm ? 'form' : 'link'} ${isOfHost ? 'host' : 'page'} ${address}`;

/** @example linkOf('link page /contact') // => { address: '/contact', isForm: false, isOfHost: false } */
export function linkOf(text: string): DocumentLink {
  const [kind, owner] = text.split(' ', 2);
  return {
    address: text.slice('link page '.length),
    isForm: kind === 'form',
    isOfHost: owner === 'host',
  };
}

const linking = 'a[href], area[href], form[action]';

const parsed = (html: string) =>
  parse(html, { blockTextElements: { script: false, style: false, noscript: false } });

/** Hashes what the page says and links to; not how it looks, nor what the host says around every page. */
export function contentOf(html: string): string {
  const root = parsed(html);
  const main = root.querySelector('main');
  const links = main?.querySelectorAll(linking).map((link) => [link.tagName, addressOf(link)]);
  const content = [titleOf(root), metaContent(root, 'description'), main?.text, links];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}

/**
 * Reads documents of a composed site.
 * @param isWanted tells by the file whether the caller asks for the document.
 */
export async function readDocuments(
  folder: string,
  files: SiteFiles,
  origin: string,
  isWanted: (file: string) => boolean,
): Promise<ReadDocument[]> {
  const factsOf = factReader(origin);
  const documents: ReadDocument[] = [];
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [file, { document }] of sorted) {
    if (!document || !isWanted(file)) continue;
    const { page, owner } = document;
    documents.push({ page, owner, ...factsOf(await readFile(path.join(folder, file), 'utf8'), page) });
  }
  return documents;
}

/** @returns a function of a document and its page; null stands for the not-found page. */
export function factReader(origin: string): (html: string, page: string | null) => DocumentFacts {
  const known = new Map<string, string>();
  /** One of each text stays in memory: a copy, since a part of a string keeps the whole. */
  const once = (text: string) => {
    const first = known.get(text) ?? structuredClone(text);
    known.set(first, first);
    return first;
  };
  return (html, page) => {
    const root = parsed(html);
    const own = new Set(root.querySelector('main')?.querySelectorAll(linking));
    const textOf = (element: HTMLElement) =>
      linkText({
        address: addressOf(element),
        isForm: element.tagName === 'FORM',
        isOfHost: !own.has(element),
      });
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    return {
      faults: [...faultsOf(root, page === null ? null : origin + page), ...repeatedIds(ids)],
      ids: [...new Set(ids)].map(once),
      links: [...new Set(root.querySelectorAll(linking).map(textOf))].map(once),
    };
  };
}

const addressOf = (element: HTMLElement) =>
  element.getAttribute('href') ?? element.getAttribute('action') ?? '';
const titleOf = (root: HTMLElement) => root.querySelector('title')?.text.trim() ?? '';
const metaContent = (root: HTMLElement, name: string) =>
  root.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';

/** A link or a label reaches the first of two elements with one id. */
function repeatedIds(ids: readonly string[]): DocumentFacts['faults'] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => ({
    reason: `has the id « ${id} » twice.`,
    remedy: 'Rename one of them; the host has ids of its own around every page.',
  }));
}

/** @param address of the page; null for the not-found page, of which nobody asks for more. */
function faultsOf(root: HTMLElement, address: string | null): DocumentFacts['faults'] {
  const faults: { reason: string; remedy: string }[] = [];
  const find = (reason: string, remedy = 'See its declaration in declared-pages.ts.') =>
    faults.push({ reason, remedy });
  const headings = root.querySelectorAll('h1').map(({ text }) => text.trim());
  if (!titleOf(root)) find('has no title.');
  if (headings.length !== 1)
    find(`has ${headings.length} h1.`, 'A page has exactly one, in its view; others become h2.');
  else if (!headings[0]) find('has an empty h1.', 'Give it the words of the page.');
  if (address === null) return faults;

  if (!metaContent(root, 'description')) find('has no description.');
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical !== address && !metaContent(root, 'robots').includes('noindex'))
    find(`has ${canonical ?? 'no address'} as canonical, and is ${address}.`, 'Compose makes it.');
  return faults;
}
