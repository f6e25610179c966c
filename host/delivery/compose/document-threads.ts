import { rmSync } from 'node:fs';
import path from 'node:path';
import { pageDocumentFile } from '../page-files';
import type { ReleasedPage } from '../release-record';
import { runInThreads } from '../threads';
import type { ComposeOptions } from './compose-inputs';
import { isLarge, withoutPages, type DeclaredPage, type LiveReleases, type LiveSite } from './live-site';
import { twins, type ListedFile } from './page-list';

/** What documents are made from, and where. */
export type DocumentJob = {
  /** Folder for the documents. */
  place: string;
  /** Folder of the releases. */
  releases: string;
  site: LiveSite;
  options: ComposeOptions;
};

/** What each thread is told of it: releases as read and checked, without the pages. */
export type ThreadJob = Omit<DocumentJob, 'site'> & { live: LiveReleases; isHasty: boolean };

/** What a thread is told of a page. */
export type PageTask = { owner: string; declaration: ReleasedPage };

/** A document that was made, with its twins. */
export type WrittenFile = Omit<ListedFile, 'key'>;

/**
 * Renders, compresses and writes documents on several threads.
 * @param share what is kept in memory of a document. @returns those that were made, by their files. Of the
 * others nothing is left, and the caller makes them.
 */
export async function makeInThreads(
  { place, releases, site, options }: DocumentJob,
  pages: readonly DeclaredPage[],
  share: (written: WrittenFile) => WrittenFile,
): Promise<ReadonlyMap<string, WrittenFile>> {
  const made = new Map<string, WrittenFile>();
  const data: ThreadJob = { place, releases, live: withoutCode(site), options, isHasty: isLarge(site) };
  const tasks = pages.map(({ owner, declaration }) => ({ owner: owner.name, declaration }));
  const failed = await runInThreads<PageTask, WrittenFile>(
    { file: path.join(__dirname, 'document-thread.ts'), data },
    tasks,
    (_task, written) => void made.set(written.file, share(written)),
  );
  for (const { declaration } of failed) {
    const document = path.join(place, pageDocumentFile(declaration.path));
    for (const twin of twins) rmSync(document + twin, { force: true });
  }
  return made;
}

/** What can be told to a thread. A country's pages are told one by one: every thread would hold them all. */
function withoutCode({ host, remotes }: LiveSite): LiveReleases {
  return {
    host: { record: host.record, base: host.base },
    remotes: remotes.map(({ name, record, live, published }) => ({
      name,
      record: withoutPages(record),
      live,
      published,
    })),
  };
}
