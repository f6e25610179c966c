import { createHash } from 'node:crypto';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { runningDigest } from '../../../webpack/source-digest';
import type { ComposeOptions } from './compose-options';
import { slotOwner, type DeclaredPage, type LiveRemoteRelease, type LiveSite } from './live-site';

/** Node compresses, and knows the names of months. */
const makers = () => [runningDigest('host/delivery/compose/write-documents.ts'), process.version];

/**
 * Tells the documents of a site by what they are made from: two documents with the same key are the same
 * byte for byte, and so are their compressed twins. The releases of the page and of its slots count, by the hashes of
 * all their files; and of what others publish, a page's own choice, which is in its record.
 * @param isHasty whether they are compressed quickly rather than well.
 */
export function pageKeys(
  site: LiveSite,
  { identity, year }: ComposeOptions,
  isHasty: boolean,
): (page: DeclaredPage | null, record: PageRecord | null) => string {
  // Every policy names the apps.
  const apps = site.remotes.map(({ name }) => name);
  const common = digest([makers(), isHasty, site.host.record, site.shell, identity, year, apps]);
  const remotes = new Map(site.remotes.map((remote) => [remote, digest(remote.record)]));
  const ofRemote = (remote: LiveRemoteRelease | null) => (remote ? remotes.get(remote) : 'nobody');

  return (page, record) => {
    const slots = page?.declaration.slots?.map((slot) => ofRemote(slotOwner(site, slot)));
    return digest([common, page && ofRemote(page.owner), page?.declaration, record, slots]);
  };
}

/** The same for a text. */
export function textKey(text: string): string {
  return digest([process.version, text]);
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');
