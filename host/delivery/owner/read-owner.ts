import { historyOf, liveVersion, readRegistry, type Registry } from '../registry';
import { isReleased, ownerApp, readRelease } from '../release-record';
import { readPublished } from '../published-lists';
import type { Published } from '@renovation-th/shared/contracts/published';

type Choice = { slug: string; name: string };

/** What the owner may choose from: the trades and the towns that have a page, in the order of their lists. */
export async function readOwnersChoices(
  releases: string,
  registry: Registry,
): Promise<{ services: Choice[]; places: Choice[] }> {
  const { services = [], places = [] } = await listsOf(releases, registry);
  return {
    services: services.map(({ slug, label }) => ({ slug, name: label })),
    places: places.map(({ slug, name }) => ({ slug, name })),
  };
}

/** What the live releases publish for others. */
export async function listsOf(releases: string, registry: Registry): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const app of Object.keys(registry.microFrontends)) {
    const version = liveVersion(registry, app);
    if (version)
      Object.assign(lists, await readPublished(releases, await readRelease(releases, app, version)));
  }
  return lists;
}

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
