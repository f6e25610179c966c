import { hostname, userInfo } from 'node:os';
import type { StateFolders } from '../state-folders';

/**
 * Names the author of a change: the account, and for a shared store the machine (`RTH_MACHINE`, or its host name).
 * @returns undefined for an account without a name, as in some containers.
 */
export function accountName({ store }: Pick<StateFolders, 'store'>): string | undefined {
  const machine = store.isOwn ? undefined : process.env.RTH_MACHINE || hostname();
  try {
    const { username } = userInfo();
    return machine ? `${username}@${machine}` : username;
  } catch {
    return machine;
  }
}
