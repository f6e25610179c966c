import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveVersion, type Entry } from '../../host/delivery/registry';
import { recordFileOf, releaseFolder, type ReleaseRecord } from '../../host/delivery/release/release-record';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { appNames, remoteNames, type AppName, type RemoteName } from '../../webpack/remotes';
import type { DeclaredPage } from './declared-page';
import { givenSite } from './given-site';

/** Returns the pages of all remotes. Reads synchronously, because Playwright needs the list of tests at once. */
export function declaredPages(): DeclaredPage[] {
  return givenSite()?.pages ?? remoteNames.flatMap(pagesOf);
}

function pagesOf(remote: RemoteName): DeclaredPage[] {
  const folder = liveFolder(remote);
  const release: ReleaseRecord = readJson(path.join(folder, 'release.json'));
  return release.pages.map((page) => {
    const { data } = readJson(path.join(folder, recordFileOf(page)));
    const kind = [page.view, data?.variant].filter(Boolean).join(' ');
    return { ...page, data, kind, isListed: page.sitemap !== undefined };
  });
}

/** Returns the page of each kind with the longest title, which needs the most room. */
export function examplePages(): DeclaredPage[] {
  const byLength = declaredPages().sort((a, b) => a.title.length - b.title.length);
  return [...new Map(byLength.map((page) => [page.kind, page])).values()];
}

/** Returns the text of every script that the live releases serve to browsers. */
export function liveScripts(): string[] {
  return appNames.flatMap((app) => {
    const client = path.join(liveFolder(app), 'client');
    const scripts = readdirSync(client).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => readFileSync(path.join(client, file), 'utf8'));
  });
}

function liveFolder(app: AppName): string {
  const { releases, store } = testFolders();
  // Skips the checks of `readRegistry`, because the site has just been composed from these files.
  const log = path.join(store.name, 'registry');
  const newest: Entry = readJson(path.join(log, readdirSync(log).sort().at(-1) ?? ''));
  const version = liveVersion(newest, app);
  if (!version) throw new Error(`No release of ${app} is live. ${remedy}`);
  return releaseFolder(releases, app, version);
}

const remedy = 'Start the tests with npm run e2e, which composes the site first.';

// Returns `any`, like JSON.parse, because the callers declare the type.
function readJson(file: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read. ${remedy}`, { cause: error });
  }
}
