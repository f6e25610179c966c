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
  /** What several machines share, and of which releases and registry are then a cache; null when there is none. */
  store: Store | null;
};

/** @param base folder that holds the three; the repository itself by default, or `RTH_STATE`. `RTH_SPOOL` names another folder of requests. */
export function stateFolders(base = stateBase()): StateFolders {
  return {
    releases: path.join(base, 'releases'),
    site: path.join(base, 'site'),
    received: process.env.RTH_SPOOL || receivedFolder(base),
    store: openStore(),
  };
}
