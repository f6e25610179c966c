import path from 'node:path';
import { openStore } from './store/open-store';
import type { Store } from './store/store';
import { receivedFolder, stateBase } from '../server/received-folder';

/** Folders of a site's state. Each test has its own. */
export type StateFolders = {
  /** Immutable releases, `<app>/<version>/`, and the log, `registry/`. */
  releases: string;
  /** Composed sites, and `current`, a link to the served one. */
  site: string;
  /** Requests that the form service has accepted. */
  received: string;
  /**
   * Holds the log and the releases. Machines that share a store keep a copy in `releases`; without a shared store, the
   * store is `releases` itself.
   */
  store: Store;
};

/**
 * Returns the folders of a site's state.
 * @param given folder that contains them. Default: `RTH_STATE`, or the repository itself, and `RTH_SPOOL` may name
 * another folder of requests.
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
