import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

/** Returns the folder of everything that is not source: the repository itself, or `RTH_STATE`. */
export const stateBase = (): string => process.env.RTH_STATE ?? repositoryRoot;

/** Returns the usual folder of requests. */
export const receivedFolder = (base = stateBase()): string => path.join(base, 'received');

/** Returns the folder of requests: `RTH_SPOOL`, systemd's `STATE_DIRECTORY`, or the usual one. */
export const spoolFolder = (): string =>
  process.env.RTH_SPOOL || process.env.STATE_DIRECTORY || receivedFolder();
