import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { DeliveryError } from './delivery-error';
import { openFolderStore } from './store/folder-store';
import { openS3Store } from './store/s3-store';
import type { Store } from './store/store';

/** Folders of a site's state. */
export type StateFolders = {
  /** Releases that this machine has made or fetched, in `<app>/<version>/`. */
  releases: string;
  /** Composed sites, and `current`, a link to the served site. */
  site: string;
  /** The spool: database and photographs of the form service, and the owner's drafts. */
  received: string;
  /** Holds the registry, all releases and sites. */
  store: Store;
};

/** Returns the parent of the folders: `RTH_STATE`, or the repository. */
export const stateBase = (): string => process.env.RTH_STATE ?? repositoryRoot;

/** Returns the spool: `RTH_SPOOL`, systemd's `STATE_DIRECTORY`, or the default. */
export const spoolFolder = (): string =>
  process.env.RTH_SPOOL || process.env.STATE_DIRECTORY || path.join(stateBase(), 'received');

/**
 * Returns the folders of a site's state. The store is at `RTH_STORE`, or else in the folder `store`.
 * @param given parent of the folders, instead of those that the environment names.
 */
export function stateFolders(given?: string): StateFolders {
  const base = given ?? stateBase();
  return {
    releases: path.join(base, 'releases'),
    site: path.join(base, 'site'),
    received: (given === undefined && process.env.RTH_SPOOL) || path.join(base, 'received'),
    store: openStore((given === undefined && process.env.RTH_STORE) || path.join(base, 'store')),
  };
}

/** Opens a store. Sends no request. @param address `s3://bucket/prefix` or an absolute path. @throws DeliveryError */
export function openStore(address: string): Store {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (bucket) return openS3Store(bucket, prefix);
  if (path.isAbsolute(address)) return openFolderStore(address);
  throw new DeliveryError(
    `RTH_STORE is neither a bucket nor an absolute path: "${address}".`,
    'Give a bucket, such as s3://renovation-th/site, or an absolute path, such as /srv/store.',
  );
}
