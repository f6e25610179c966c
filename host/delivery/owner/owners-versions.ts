import { historyOf, liveVersion, readRegistry } from '../registry';
import { isReleased, ownerApp } from '../release-record';
import { readOwnersContent, type OwnersContent } from './owners-content';

type OwnersVersion = {
  version: string;
  /** When it became live last, as an ISO date. */
  date: string;
  isLive: boolean;
  works: number;
};

/** What the owner has published, the newest first, as far as it can be had again; and what is live, whole. */
export async function readOwnersVersions(
  releases: string,
): Promise<{ versions: OwnersVersion[]; live: Pick<OwnersContent, 'identity' | 'works'> | null }> {
  const registry = await readRegistry(releases);
  const live = liveVersion(registry, ownerApp);
  const dates = new Map(historyOf(registry, ownerApp).flatMap(({ to, date }) => (to ? [[to, date]] : [])));
  const versions: OwnersVersion[] = [];
  for (const [version, date] of dates) {
    if (!(await isReleased(releases, ownerApp, version))) continue;
    const { works } = await readOwnersContent(releases, version);
    versions.push({ version, date, isLive: version === live, works: works.length });
  }
  versions.sort((one, other) => other.date.localeCompare(one.date));
  const content = live === null ? null : await readOwnersContent(releases, live);
  return { versions, live: content && { identity: content.identity, works: content.works } };
}
