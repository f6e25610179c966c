import { historyOf, liveVersion, readRegistry } from '../registry';
import { isReleased, ownerApp, readRelease } from '../release-record';
import { readPublished } from '../published-lists';

type OwnersVersion = {
  version: string;
  /** When it became live last, as an ISO date. */
  date: string;
  isLive: boolean;
  works: number;
};

/** What the owner has published, the newest first, as far as it can be had again. */
export async function readOwnersVersions(releases: string): Promise<{ versions: OwnersVersion[] }> {
  const registry = await readRegistry(releases);
  const dates = new Map(historyOf(registry, ownerApp).flatMap(({ to, date }) => (to ? [[to, date]] : [])));
  const versions: OwnersVersion[] = [];
  for (const [version, date] of dates) {
    if (!(await isReleased(releases, ownerApp, version))) continue;
    const { works = [] } = await readPublished(releases, await readRelease(releases, ownerApp, version));
    const isLive = version === liveVersion(registry, ownerApp);
    versions.push({ version, date, isLive, works: works.length });
  }
  versions.sort((one, other) => other.date.localeCompare(one.date));
  return { versions };
}
