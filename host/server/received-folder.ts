import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

/** The folder in which a site keeps what is not source: the repository itself, or `RTH_STATE`. */
export const stateBase = (): string => process.env.RTH_STATE ?? repositoryRoot;

/** Where requests are kept unless the environment names another folder. */
export const receivedFolder = (base = stateBase()): string => path.join(base, 'received');
