import { createHash } from 'node:crypto';
import { unescapeHtml } from './html-text';

/** What the gate and the sitemap want to know of a document. It stands in the manifest, so that a kept page is not read again. */
export type DocumentFacts = {
  /** What a search engine or a screen reader misses in it. */
  faults: readonly { reason: string; remedy: string }[];
  ids: readonly string[];
  /** Each once, as `linkOf` reads it. */
  links: readonly string[];
  /** Hash of what the page says and links to; not of how it looks, nor of what the host says around every page. */
  content: string;
};

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

/** Comments, scripts and styles with what is in them, and single tags. A value in quotes may hold « > ». */
const markup =
  /<!--.*?-->|<(?<block>script|style|noscript)\b(?<ofBlock>[^>]*)>.*?<\/\k<block>\s*>|<(?<name>\/?[a-z][a-z0-9-]*)(?<ofTag>(?:[^>"']|"[^"]*"|'[^']*')*)>/gis;

/** `name="value"`, where the value is wanted. */
const attribute = /\s(id|name|content|rel|href|action)=(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Reads documents of a site as they are served. Tag by tag, since a tree of one would take as long as its rendering
 * and nothing here asks for it.
 * @returns a function of a document and its page; null stands for the not-found page.
 */
export function factReader(origin: string): (html: string, page: string | null) => DocumentFacts {
  const known = new Map<string, string>();
  /** One of each text stays in memory: a copy, since a part of a string keeps the whole. */
  const once = (text: string) => {
    const first = known.get(text) ?? structuredClone(text);
    known.set(first, first);
    return first;
  };
  return (html, page) => {
    const { ids, links, said, headings, words } = readTags(html);
    const [title = '', description = ''] = [said.get('title'), said.get('description')?.trim()];
    const own = links.filter(({ isOfHost }) => !isOfHost);
    const content = [title, description, words, own.map(({ address }) => address)];
    return {
      faults: faultsOf(said, headings, page === null ? null : origin + page),
      ids: ids.map(once),
      links: links.map((link) => once(linkText(link))),
      content: createHash('sha256').update(JSON.stringify(content)).digest('base64'),
    };
  };
}

function readTags(html: string) {
  const ids = new Set<string>();
  const links = new Map<string, DocumentLink>();
  const headings: string[] = [];
  const said = new Map<string, string>();
  const words: string[] = [];
  let mains = 0;
  let end = 0;

  for (const { 0: tag, index, groups = {} } of html.matchAll(markup)) {
    const name = groups.name?.toLowerCase();
    if (mains > 0) words.push(html.slice(end, index));
    end = index + tag.length;
    const { id, content, href, action, ...own } = attributesOf(groups.ofBlock ?? groups.ofTag ?? '');
    if (id) ids.add(id);
    if (name === 'main') mains += 1;
    if (name === '/main') mains -= 1;
    if (name === 'h1') headings.push(textUntil(html, end, '</h1'));

    const topic =
      name === 'meta' ? own.name : name === 'link' ? own.rel : name === 'title' ? name : undefined;
    const text = name === 'title' ? textUntil(html, end, '</title') : (content ?? href);
    // Of two, browsers and search engines take the first.
    if (topic && text !== undefined && !said.has(topic)) said.set(topic, text);

    const isForm = name === 'form';
    const address = isForm ? action : name === 'a' || name === 'area' ? href : undefined;
    if (address === undefined) continue;
    const link = { address, isForm, isOfHost: mains === 0 };
    links.set(linkText(link), link);
  }
  return { ids: [...ids], links: [...links.values()], said, headings, words: words.join('') };
}

/** @param address of the page; null for the not-found page, of which nobody asks for more. */
function faultsOf(
  said: ReadonlyMap<string, string>,
  headings: readonly string[],
  address: string | null,
): DocumentFacts['faults'] {
  const faults: { reason: string; remedy: string }[] = [];
  const find = (reason: string, remedy = 'See its declaration in declared-pages.ts.') =>
    faults.push({ reason, remedy });
  if (!said.get('title')) find('has no title.');
  if (headings.length !== 1)
    find(`has ${headings.length} h1.`, 'A page has exactly one, in its view; others become h2.');
  else if (!headings[0]) find('has an empty h1.', 'Give it the words of the page.');
  if (address === null) return faults;

  if (!said.get('description')?.trim()) find('has no description.');
  const canonical = said.get('canonical');
  if (canonical !== address && !said.get('robots')?.includes('noindex'))
    find(`has ${canonical ?? 'no address'} as canonical, and is ${address}.`, 'Compose makes it.');
  return faults;
}

function attributesOf(words: string): { readonly [name: string]: string | undefined } {
  // Most tags have only classes.
  if (!/id=|name=|rel=|href=|action=/.test(words)) return {};
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of words.matchAll(attribute))
    found[name.toLowerCase()] ??= unescapeHtml(double ?? single ?? '');
  return found;
}

function textUntil(html: string, start: number, endTag: string): string {
  const end = html.indexOf(endTag, start);
  return unescapeHtml(html.slice(start, end < 0 ? undefined : end).replace(markup, '')).trim();
}
