import path from 'node:path';
import { receivedFolder, stateBase } from './received-folder';
import { openStore } from './store/open-store';
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

/**
 * Returns the folders of a site's state. The store is at `RTH_STORE`, or else in the folder `store`.
 * @param given parent of the folders. By default, the parent is `RTH_STATE` or else the repository, and `RTH_SPOOL` may
 * name another spool.
 */
export function stateFolders(given?: string): StateFolders {
  const base = given ?? stateBase();
  return {
    releases: path.join(base, 'releases'),
    site: path.join(base, 'site'),
    received: (given === undefined && process.env.RTH_SPOOL) || receivedFolder(base),
    store: openStore((given === undefined && process.env.RTH_STORE) || path.join(base, 'store')),
  };
}
