import path from 'node:path';
import { openStore } from './store/open-store';
import type { Store } from './store/store';
import { receivedFolder, stateBase } from './received-folder';

/** Folders of a site's state. */
export type StateFolders = {
  /** Immutable releases in `<app>/<version>/`, and the log in `registry/`. */
  releases: string;
  /** Composed sites, and `current`, a link to the served site. */
  site: string;
  /** The spool: database and photographs of the form service, and the owner's drafts. */
  received: string;
  /**
   * The store of the log and the releases. With a shared store, `releases` is this machine's copy. Otherwise `releases`
   * is the store.
   */
  store: Store;
};

/**
 * Returns the folders of a site's state.
 * @param given parent of the folders. By default, the parent is `RTH_STATE` or else the repository, and `RTH_SPOOL` may
 * name another spool.
 */
export function stateFolders(given?: string): StateFolders {
  const base = given ?? stateBase();
  const releases = path.join(base, 'releases');
  return {
    releases,
    site: path.join(base, 'site'),
    received: (given === undefined && process.env.RTH_SPOOL) || receivedFolder(base),
    store: openStore(releases),
  };
}
