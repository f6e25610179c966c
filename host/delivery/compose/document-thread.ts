import { workerData } from 'piscina';
import { pageDocumentFile } from '../page-files';
import type { DocumentJob, WrittenFile } from './document-threads';
import { declaredPages, readLiveSite } from './live-site';
import { pageRenderer } from './render-page';
import { writeWithTwins } from './write-with-twins';

// What a thread of document-threads.ts runs.

const { place, releases, registry, options } = workerData as DocumentJob;
let pages: ReturnType<typeof openPages> | undefined;

/** @param file document of a page. @throws what rendering it throws. */
export default async function makeDocument(file: string): Promise<WrittenFile> {
  pages ??= openPages();
  const { byFile, render } = await pages;
  const page = byFile.get(file);
  if (!page) throw new Error(`No page has the document ${file}.`);
  return writeWithTwins(place, file, await render(page), true);
}

async function openPages() {
  const site = await readLiveSite(releases, registry);
  const byFile = new Map(declaredPages(site).map((page) => [pageDocumentFile(page.declaration.path), page]));
  return { byFile, render: await pageRenderer(releases, site, options) };
}
