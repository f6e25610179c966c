import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { readManifest } from '../compose/site-manifest';
import { mediaAddress } from './content';

export type ChangedPage = { path: string; title: string; change: 'added' | 'changed' | 'removed' };

/** Title of a page, and a fingerprint of its text and pictures. */
type PageState = { title: string; state: string };
export type PageStates = ReadonlyMap<string, PageState>;

/** Matches addresses of the owner's files. Each address contains a hash. */
const mediaAddresses = new RegExp(`${mediaAddress('')}[\\w/.-]+`, 'g');

/** Reads the states of a composed site's pages. Changes to the host's header and footer do not count. */
export async function pagesOf(folder: string): Promise<PageStates> {
  const pages = new Map<string, PageState>();
  for (const [file, { document }] of (await readManifest(folder))?.files ?? []) {
    if (!document || document.page === null) continue;
    const html = await readFile(path.join(folder, file), 'utf8');
    const shown = [...new Set(html.match(mediaAddresses))].sort();
    const [, title = document.page] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    pages.set(document.page, { title: parse(title).text, state: [document.content, ...shown].join() });
  }
  return pages;
}

/** Lists the pages that differ between two sites. */
export function changedPages(before: PageStates, now: PageStates): readonly ChangedPage[] {
  const gone = [...before].filter(([page]) => !now.has(page));
  const other = [...now].filter(([page, { state }]) => before.get(page)?.state !== state);
  return [
    ...other.map(([page, { title }]): ChangedPage => {
      return { path: page, title, change: before.has(page) ? 'changed' : 'added' };
    }),
    ...gone.map(([page, { title }]): ChangedPage => ({ path: page, title, change: 'removed' })),
  ];
}
