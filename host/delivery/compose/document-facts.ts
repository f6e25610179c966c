import { createHash } from 'node:crypto';
import { unescapeHtml } from './html-text';

/** What the gate and the sitemap want to know of a document. It stands in the manifest, so that a kept page is not read again. */
export type DocumentFacts = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  headings: readonly string[];
  ids: readonly string[];
  /** Each once. */
  links: readonly DocumentLink[];
  /** Hash of what the page says and links to; not of how it looks, nor of what the host says around every page. */
  content: string;
};

export type DocumentLink = {
  address: string;
  isForm: boolean;
  /** Outside `<main>`: the host's own. */
  isOfHost: boolean;
};

/** Comments, scripts and styles with what is in them, and single tags. A value in quotes may hold « > ». */
const markup =
  /<!--.*?-->|<(?<block>script|style|noscript)\b(?<ofBlock>[^>]*)>.*?<\/\k<block>\s*>|<(?<name>\/?[a-z][a-z0-9-]*)(?<ofTag>(?:[^>"']|"[^"]*"|'[^']*')*)>/gis;

/** `name="value"`, where the value is wanted. */
const attribute = /\s(id|name|content|rel|href|action)=(?:"([^"]*)"|'([^']*)')/gi;

/** Reads documents of one site. */
export type FactReader = (html: string) => DocumentFacts;

/** Pages have most of their links and ids in common: one of each stays in memory. */
export function openFactReader(): FactReader {
  const links = new Map<string, DocumentLink>();
  const ids = new Map<string, string>();
  const once = <Known>(known: Map<string, Known>, name: string, own: Known) => {
    const first = known.get(name) ?? own;
    known.set(name, first);
    return first;
  };
  return (html) => {
    // Copied: parts of a string keep the whole in memory.
    const facts = structuredClone(factsOf(html));
    return {
      ...facts,
      ids: facts.ids.map((id) => once(ids, id, id)),
      links: facts.links.map((link) => once(links, JSON.stringify(link), link)),
    };
  };
}

/**
 * Reads a document as it is served. Tag by tag, since a tree of it would take as long as its rendering
 * and nothing here asks for one.
 */
export function factsOf(html: string): DocumentFacts {
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
    if (name === 'h1') headings.push(textUntil(html, index + tag.length, '</h1'));

    const topic =
      name === 'meta' ? own.name : name === 'link' ? own.rel : name === 'title' ? name : undefined;
    const text = name === 'title' ? textUntil(html, index + tag.length, '</title') : (content ?? href);
    // Of two, browsers and search engines take the first.
    if (topic && text !== undefined && !said.has(topic)) said.set(topic, text);

    const isForm = name === 'form';
    const address = isForm ? action : name === 'a' || name === 'area' ? href : undefined;
    const link = { address: address ?? '', isForm, isOfHost: mains === 0 };
    if (address !== undefined) links.set(JSON.stringify(link), link);
  }

  const [title, description] = [said.get('title') ?? '', said.get('description')?.trim() ?? ''];
  const own = [...links.values()].filter(({ isOfHost }) => !isOfHost);
  const content = [title, description, words.join(''), own.map(({ address }) => address)];
  return {
    title,
    description,
    canonical: said.get('canonical') ?? null,
    isIndexed: !said.get('robots')?.includes('noindex'),
    headings,
    ids: [...ids],
    links: [...links.values()],
    content: createHash('sha256').update(JSON.stringify(content)).digest('base64'),
  };
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
