import path from 'node:path';
import { DamagedState, DeliveryError } from '../delivery-error';
import { writeDraft } from '../files';
import { pageDocumentFile } from '../page-files';
import { precompress } from '../precompress';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-inputs';
import { declaredPages, readLiveSite, type LiveSite } from './live-site';
import { pageRenderer } from './render-page';
import { siteTexts } from './site-texts';

/** A page that could not be rendered, or the whole set when its releases cannot be loaded. */
export type ComposeFailure = {
  /** The app whose page it is. */
  owner: string;
  /** Null when the releases could not be loaded, so that no page was rendered. */
  page: string | null;
  error: unknown;
};

export type WrittenDocuments = {
  /** Paths of the pages. */
  paths: readonly string[];
  failures: readonly ComposeFailure[];
};

/**
 * Writes the documents of one set of releases, and the texts beside them: whatever differs between the
 * visitors who get a staged release and those who do not.
 * @param place folder for them. @throws DamagedState when a release is not whole.
 */
export async function writeDocuments(
  place: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<WrittenDocuments> {
  const site = await readLiveSite(folders.releases, registry).catch(failureOfAll);
  if ('error' in site) return { paths: [], failures: [site] };

  const pages = declaredPages(site);
  const { files, failures } = await writePages(place, folders, site, options);
  for (const [file, text] of Object.entries(siteTexts(site, pages, options))) {
    await writeDraft(path.join(place, file), text);
    files.push(file);
  }
  await precompress(place, files);
  return { paths: pages.map(({ declaration }) => declaration.path), failures };
}

/** Rendering goes on after a failure, so that the gate can name every failed page. */
async function writePages(place: string, folders: StateFolders, site: LiveSite, options: ComposeOptions) {
  const render = await pageRenderer(folders, site, options);
  const files: string[] = [];
  const failures: ComposeFailure[] = [];
  for (const page of [...declaredPages(site), null]) {
    const file = page ? pageDocumentFile(page.declaration.path) : '404.html';
    try {
      await writeDraft(path.join(place, file), await render(page));
      files.push(file);
    } catch (error) {
      failures.push({ owner: page?.owner.name ?? 'host', page: page?.declaration.path ?? '/404', error });
    }
  }
  return { files, failures };
}

/** Two remotes that claim one page, or a missing host: a refusal for the user, not a bug. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { owner: 'host', page: null, error };
}
