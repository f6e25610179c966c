import { workerData } from 'piscina';
import { pageDocumentFile } from '../page-files';
import type { PageTask, ThreadJob, WrittenFile } from './document-threads';
import { openLiveSite } from './live-site';
import { pageRenderer } from './render-page';
import { writeWithTwins } from './write-with-twins';

// What a thread of document-threads.ts runs.

const { place, releases, live, options, isHasty } = workerData as ThreadJob;
let opened: ReturnType<typeof open> | undefined;

/** Makes the document of a page. @throws what rendering it throws. */
export default async function makeDocument({ owner: name, declaration }: PageTask): Promise<WrittenFile> {
  const { site, render } = await (opened ??= open());
  const owner = site.remotes.find((remote) => remote.name === name);
  if (!owner) throw new Error(`${name}, which has the page ${declaration.path}, is not live.`);
  return writeWithTwins(place, pageDocumentFile(declaration.path), await render({ owner, declaration }), {
    isHasty,
  });
}

async function open() {
  const site = openLiveSite(releases, live);
  return { site, render: await pageRenderer(releases, site, options) };
}
