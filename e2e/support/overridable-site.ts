import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { composeSite } from '../../host/delivery/testing/changes';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';
import { serveSite } from './serve-site';

export type OverridableSite = { url: string; close: () => Promise<void> };

/** The live releases composed with an identity that allows overrides, and served. */
export async function serveOverridableSite(): Promise<OverridableSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'overrides-'));
  const identity = { ...(await readIdentity()), allowsOverrides: true };
  const folders = {
    ...testFolders(),
    site: path.join(folder, 'site'),
    received: path.join(folder, 'received'),
  };
  await composeSite(folders, { identity, year: 2026 });
  const server = await serveSite(folders);
  return {
    url: server.siteUrl,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Before the first document, as a developer does in the browser's tools. */
export async function override(page: Page, remote: string, address: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('set') === null) localStorage.setItem(key ?? '', value ?? '');
      sessionStorage.setItem('set', 'once');
    },
    [`rth:override:${remote}`, address],
  );
}
