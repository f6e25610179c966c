import path from 'node:path';
import { composeSite } from '../../host/delivery/testing/compose-site';
import { readIdentity } from '../../host/server/identity/read-identity';
import { startServer } from '../../host/server/start-server';
import { manyReleases, variedApps, type ManyReleases, type VariedApp } from './release-variants';
import { leavePages, test as base } from './test';

/** A site of the test's own that goes from release to release while it is being served. */
export type ReleasedSite = Pick<ManyReleases, 'folders' | 'versions'> & {
  url: string;
  /** Makes these releases live, and composes once. */
  release: (numbers: Partial<Numbers>) => Promise<void>;
};

type Numbers = Record<VariedApp, number>;

/** `test` of the other files, with such a site, which begins with `firstReleases`: number 0 of every app. */
export const test = base.extend<{ firstReleases: Numbers; released: ReleasedSite }>({
  firstReleases: [everyApp(0), { option: true }],

  released: async ({ firstReleases, context }, provide) => {
    const { folders, versions, promote, remove } = await manyReleases();
    const identity = await readIdentity();
    const compose = async () => {
      await composeSite(folders, { identity, year: 2026 });
    };
    const release: ReleasedSite['release'] = async (numbers) => {
      for (const app of variedApps) {
        const number = numbers[app];
        if (number !== undefined) await promote(app, number);
      }
      await compose();
    };
    await release(firstReleases);
    const server = await startServer({
      siteDir: path.join(folders.site, 'current'),
      spoolDir: folders.received,
      port: 0,
      identity,
      log: () => undefined,
    });
    await provide({ folders, versions, url: server.siteUrl, release });
    await leavePages(context);
    await server.close();
    await remove();
  },
});

export function everyApp(number: number): Numbers {
  return { host: number, marketing: number, towns: number, contact: number };
}

export { expect } from './test';
