import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

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

const linking = 'a[href], area[href], form[action]';

/**
 * Reads documents of a site as they are served.
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
    const root = parse(html, { blockTextElements: { script: false, style: false, noscript: false } });
    const main = root.querySelector('main');
    const own = new Set(main?.querySelectorAll(linking));
    const textOf = (element: HTMLElement) => {
      const address = element.getAttribute('href') ?? element.getAttribute('action') ?? '';
      return linkText({ address, isForm: element.tagName === 'FORM', isOfHost: !own.has(element) });
    };
    const content = [titleOf(root), said(root, 'description'), main?.text, [...own].map(textOf)];
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    return {
      faults: [...faultsOf(root, page === null ? null : origin + page), ...repeatedIds(ids)],
      ids: [...new Set(ids)].map(once),
      links: [...new Set(root.querySelectorAll(linking).map(textOf))].map(once),
      content: createHash('sha256').update(JSON.stringify(content)).digest('base64'),
    };
  };
}

const titleOf = (root: HTMLElement) => root.querySelector('title')?.text.trim() ?? '';
const said = (root: HTMLElement, name: string) =>
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

  if (!said(root, 'description')) find('has no description.');
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical !== address && !said(root, 'robots').includes('noindex'))
    find(`has ${canonical ?? 'no address'} as canonical, and is ${address}.`, 'Compose makes it.');
  return faults;
}
