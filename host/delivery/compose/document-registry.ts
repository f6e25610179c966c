import type { DocumentRegistry } from '@renovation-th/shared/contracts/site-document';
import { slotOwner, type DeclaredPage, type LiveRemoteRelease, type LiveSite } from './live-site';

/** What the document of a page tells of the live releases; see DocumentRegistry. Null for the not-found page. */
export function documentRegistry(site: LiveSite, page: DeclaredPage | null): DocumentRegistry {
  const { registry, host, remotes } = site;
  if (/^1\.[01]\./.test(host.record.contract)) return registry;
  const used = usedRemotes(site, page);
  const told = remotes.map(({ name, live }) => {
    const { container, mounts, slots, interactive } = live;
    return [
      name,
      used.some((one) => one.name === name) ? live : { container, mounts, slots, interactive },
    ] as const;
  });
  return { ...registry, remotes: Object.fromEntries(told) };
}

/** The remote that has the page, and those that offer its slots. */
function usedRemotes(site: LiveSite, page: DeclaredPage | null): LiveRemoteRelease[] {
  if (!page) return [];
  return [page.owner, ...(page.declaration.slots ?? []).flatMap((slot) => slotOwner(site, slot) ?? [])];
}
