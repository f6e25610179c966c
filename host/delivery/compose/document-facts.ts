import { parse } from 'node-html-parser';

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

/** Reads a document as it is served. */
export function factsOf(html: string): DocumentFacts {
  // The data in scripts is no markup, and large.
  const root = parse(html, {
    blockTextElements: { script: false, style: false, noscript: false, pre: true },
  });
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  const mainLinks = new Set(root.querySelectorAll('main a[href], main area[href], main form[action]'));

  return {
    title: root.querySelector('title')?.text.trim() ?? '',
    description: attribute('meta[name=description]', 'content')?.trim() ?? '',
    canonical: attribute('link[rel=canonical]', 'href') ?? null,
    isIndexed: !attribute('meta[name=robots]', 'content')?.includes('noindex'),
    headings: root.querySelectorAll('h1').map((heading) => heading.text.trim()),
    ids: [...new Set(root.querySelectorAll('[id]').map((element) => element.id))],
    links: eachOnce(
      root.querySelectorAll('a[href], area[href], form[action]').map((element) => ({
        address: element.getAttribute('href') ?? element.getAttribute('action') ?? '',
        isForm: element.rawTagName.toLowerCase() === 'form',
        isOfHost: !mainLinks.has(element),
      })),
    ),
  };
}

const eachOnce = (links: readonly DocumentLink[]) => [
  ...new Map(links.map((link) => [JSON.stringify(link), link])).values(),
];
