import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { StateFolders } from '../../host/delivery/state-folders';
import { startServer } from '../../host/server/start-server';

/** Serves a composed site on any free port, without a word. Close it. */
export function serveSite(folders: StateFolders, identity: Identity) {
  return startServer({
    siteDir: path.join(folders.site, 'current'),
    spoolDir: folders.received,
    port: 0,
    identity,
    log: () => undefined,
  });
}
