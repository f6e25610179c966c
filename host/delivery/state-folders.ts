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
  /** Holds log and releases. Machines that share one have a copy in `releases`; without one it is that folder. */
  store: Store;
};

/**
 * @param given folder that holds the three. Default: `RTH_STATE`, or the repository itself, and `RTH_SPOOL` may name
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
