import { unescapeHtml } from './html-text';

/** What the gate looks at in a document. Kept beside a composed site, so that a kept page is not read again. */
export type DocumentFacts = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  headings: readonly string[];
  ids: readonly string[];
  /** Each once. */
  links: readonly DocumentLink[];
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

/**
 * Reads a document as it is served. Tag by tag, since a tree of it would take as long as its rendering
 * and nothing here asks for one.
 */
export function factsOf(html: string): DocumentFacts {
  const ids = new Set<string>();
  const links = new Map<string, DocumentLink>();
  const headings: string[] = [];
  const said = new Map<string, string>();
  let mains = 0;

  for (const { 0: tag, index, groups = {} } of html.matchAll(markup)) {
    const name = groups.name?.toLowerCase();
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

  return {
    title: said.get('title') ?? '',
    description: said.get('description')?.trim() ?? '',
    canonical: said.get('canonical') ?? null,
    isIndexed: !said.get('robots')?.includes('noindex'),
    headings,
    ids: [...ids],
    links: [...links.values()],
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
