import { createHash } from 'node:crypto';
import { recordFileOf } from '../release-record';
import { runningDigest } from '../../../webpack/source-digest';
import type { ComposeOptions } from './compose-inputs';
import {
  isLarge,
  slotOwner,
  withoutPages,
  type DeclaredPage,
  type LiveRemoteRelease,
  type LiveSite,
} from './live-site';
import { pageRecord } from './page-record';

/**
 * Tells the documents of a site by what they are made from: two documents with the same key are the same
 * byte for byte, and so are their compressed twins. Everything counts that compose and the releases' own
 * code are given, and that code itself; the hashes of its files stand in the releases' records. Of the remotes, those
 * that have the page and its slots count, and of what others publish, a page's own choice.
 * @returns a function; null for a page whose record has no hash, and which can therefore not be kept.
 */
export function pageKeys(
  releases: string,
  site: LiveSite,
  { identity, year }: ComposeOptions,
): (page: DeclaredPage | null) => string | null {
  // Node compresses and knows the names of months.
  const makers = [runningDigest('host/delivery/compose/write-documents.ts'), process.version, isLarge(site)];
  // Every policy names the apps.
  const apps = site.remotes.map(({ name }) => name);
  const common = digest([makers, site.host.record, site.shell, identity, year, apps]);
  const remotes = new Map(site.remotes.map((remote) => [remote, remoteDigest(remote)]));
  const ofRemote = (remote: LiveRemoteRelease | null) => (remote ? remotes.get(remote) : 'nobody');

  return (page) => {
    if (!page) return digest([common, null]);
    const { owner, declaration } = page;
    const record = page.record ?? owner.record.files[recordFileOf(declaration)];
    const completed = declaration.uses ? completedText(releases, site, page) : '';
    const slots = (declaration.slots ?? []).map((slot) => ofRemote(slotOwner(site, slot)));
    return record && completed !== null
      ? digest([common, ofRemote(owner), declaration, record, completed, slots])
      : null;
  };
}

/** The same for a text. */
export function textKey(text: string): string {
  return digest(['text', process.version, text]);
}

/** Everything of a remote but what belongs to single pages. */
const remoteDigest = ({ live, record }: LiveRemoteRelease) => digest([live, withoutPages(record)]);

/** A record with the data of others in it; null when that cannot be made: then its page is, and says why not. */
function completedText(releases: string, site: LiveSite, page: DeclaredPage): string | null {
  try {
    return JSON.stringify(pageRecord(releases, site, page));
  } catch {
    return null;
  }
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');
