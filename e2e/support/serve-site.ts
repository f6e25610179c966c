import path from 'node:path';
import type { StateFolders } from '../../host/delivery/state-folders';
import { readLiveIdentity } from '../../host/delivery/owner/identity';
import { startServer } from '../../host/server/start-server';

/** Serves the live site in these folders with a form service on a free port. The caller must close the server. */
export async function serveSite({ site, received }: Pick<StateFolders, 'site' | 'received'>) {
  const siteDir = path.join(site, 'current');
  const identity = await readLiveIdentity(siteDir);
  return startServer({ siteDir, spoolDir: received, port: 0, identity, log: () => undefined });
}
