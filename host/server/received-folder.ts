import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

/** Returns the folder of everything that is not source: the repository itself, or `RTH_STATE`. */
export const stateBase = (): string => process.env.RTH_STATE ?? repositoryRoot;

/** Returns the usual folder of requests. */
export const receivedFolder = (base = stateBase()): string => path.join(base, 'received');
