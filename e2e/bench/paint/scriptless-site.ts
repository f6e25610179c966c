import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from '../../../host/delivery/files';
import { pageDocumentFile } from '../../../host/delivery/compose/site-manifest';
import { precompress } from '../../../host/delivery/release/precompress';
import { stateFolders, type StateFolders } from '../../../host/delivery/state-folders';
import { linkTree } from '../../../host/delivery/testing/link-tree';

/**
 * Copies a composed site and removes the scripts of these pages. @returns the folders of the copy, whose parent folder
 * the caller must remove.
 */
export async function scriptlessSite(
  live: StateFolders,
  paths: readonly `/${string}`[],
): Promise<StateFolders> {
  const folders = stateFolders(await mkdtemp(path.join(os.tmpdir(), 'scriptless-')));
  const site = path.join(folders.site, 'current');
  await linkTree(await realpath(path.join(live.site, 'current')), site);

  const documents = paths.map((page) => pageDocumentFile(page));
  for (const document of documents) {
    const file = path.join(site, document);
    const html = withoutScripts(await readFile(file, 'utf8'));
    // Each file is a hard link, and writing through it would change the live site.
    for (const ending of ['', '.br', '.gz']) await rm(file + ending, { force: true });
    await writeWhole(file, html);
  }
  await precompress(site, documents);
  return folders;
}

/** Removes the scripts of a document, and the templates that scripts read. Keeps structured data. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<template[^>]*><\/template>\n?/g, '');
}
