import path from 'node:path';
import { openStore } from './store/open-store';
import type { Store } from './store/store';
import { receivedFolder, stateBase } from '../server/received-folder';

/** Where a site keeps what is not source. One set per site, so that tests never meet a developer's. */
export type StateFolders = {
  /** Immutable releases, `<app>/<version>/`, and `registry.json`. */
  releases: string;
  /** Composed sites, one folder each, and `current`, a link to the one being served. */
  site: string;
  /** Requests that the form service has accepted. */
  received: string;
  /** Has the registry. Machines that share one have a copy in `releases`; of a machine alone it is that folder. */
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
