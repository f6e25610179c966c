import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { liveVersion, readRegistry, withLive, writeRegistry } from '../../host/delivery/registry';
import { readRelease } from '../../host/delivery/release-record';
import { stateFolders } from '../../host/delivery/state-folders';
import { composeSite } from '../../host/delivery/testing/compose-site';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';
import { startServer } from '../../host/server/start-server';
import type { AppName } from '../../webpack/remotes';
import { deriveRelease } from './derived-release';

/** A text of an app's code, and the expression that stands for it in browsers. The prerenderer keeps the text. */
export type BrokenText = { app: AppName; text: string; inBrowser: string };

export type BrokenSite = { url: string; receivedFolder: string; close: () => Promise<void> };

/** A site whose live releases break in browsers alone, as faults do that no prerenderer finds. */
export async function startBrokenSite(broken: readonly BrokenText[]): Promise<BrokenSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'broken-site-'));
  const folders = stateFolders(folder);
  await linkTree(testFolders().releases, folders.releases);
  for (const { app, text, inBrowser } of broken) {
    const registry = await readRegistry(folders.releases);
    const original = await readRelease(folders.releases, app, liveVersion(registry, app) ?? '');
    const expression = `(globalThis.document?${inBrowser}:${JSON.stringify(text)})`;
    const { version, changed } = await deriveRelease(folders.releases, original, {
      packageVersion: '1.9.0',
      replace: [`"${text}"`, `'${text}'`].map((quoted) => [quoted, expression] as const),
    });
    if (changed.length !== 2) throw new Error(`« ${text} » is in ${changed.length} scripts of ${app}.`);
    const release = await readRelease(folders.releases, app, version);
    await writeRegistry(folders.releases, withLive(registry, release));
  }
  const identity = await readIdentity();
  await composeSite(folders, { identity, year: 2026 });
  const server = await startServer({
    siteDir: path.join(folders.site, 'current'),
    spoolDir: folders.received,
    port: 0,
    identity,
    log: () => undefined,
  });
  return {
    url: server.siteUrl,
    receivedFolder: folders.received,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
