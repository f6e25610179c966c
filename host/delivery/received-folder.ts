import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

/** Returns the folder of requests, releases and the composed site: `RTH_STATE`, or the repository. */
export const stateBase = (): string => process.env.RTH_STATE ?? repositoryRoot;

/** Returns the default folder of requests. */
export const receivedFolder = (base = stateBase()): string => path.join(base, 'received');

/** Returns the folder of requests: `RTH_SPOOL`, systemd's `STATE_DIRECTORY`, or the default. */
export const spoolFolder = (): string =>
  process.env.RTH_SPOOL || process.env.STATE_DIRECTORY || receivedFolder();
