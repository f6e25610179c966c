import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { pageDocumentFile } from '../page-files';
import type { Candidate } from './candidate';

/** What the gate looks at in a composed document. */
export type ReadDocument = {
  /** Null on the not-found page. */
  path: string | null;
  owner: string;
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  headings: readonly string[];
  ids: ReadonlySet<string>;
  links: readonly DocumentLink[];
};

export type DocumentLink = {
  address: string;
  isForm: boolean;
  /** Outside `<main>`: the host's own. */
  isOfHost: boolean;
};

/**
 * Reads the documents of a set of releases as compose has written them.
 * @param place their folder. @param isMissing tells the pages that could not be made; « /404 » among them.
 */
export async function readDocuments(
  place: string,
  { apps }: Candidate,
  isMissing: (page: string) => boolean,
): Promise<ReadDocument[]> {
  const pages = [...apps.values()].flatMap(({ app, pages: all }) =>
    all.map((page) => ({ page: page.path, owner: app, file: pageDocumentFile(page.path) })),
  );
  const documents: ReadDocument[] = [];
  for (const { page, owner, file } of [...pages, { page: null, owner: 'host', file: '404.html' }]) {
    if (isMissing(page ?? '/404')) continue;
    documents.push(readDocument(page, owner, await readFile(path.join(place, file), 'utf8')));
  }
  return documents;
}

/** @param page null for the not-found page. */
function readDocument(page: string | null, owner: string, html: string): ReadDocument {
  // The data in scripts is no markup, and large.
  const root = parse(html, {
    blockTextElements: { script: false, style: false, noscript: false, pre: true },
  });
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  const mainLinks = new Set(root.querySelectorAll('main a[href], main area[href], main form[action]'));

  return {
    path: page,
    owner,
    title: root.querySelector('title')?.text.trim() ?? '',
    description: attribute('meta[name=description]', 'content')?.trim() ?? '',
    canonical: attribute('link[rel=canonical]', 'href') ?? null,
    isIndexed: !attribute('meta[name=robots]', 'content')?.includes('noindex'),
    headings: root.querySelectorAll('h1').map((heading) => heading.text.trim()),
    ids: new Set(root.querySelectorAll('[id]').map((element) => element.id)),
    links: root.querySelectorAll('a[href], area[href], form[action]').map((element) => ({
      address: element.getAttribute('href') ?? element.getAttribute('action') ?? '',
      isForm: element.rawTagName.toLowerCase() === 'form',
      isOfHost: !mainLinks.has(element),
    })),
  };
}
