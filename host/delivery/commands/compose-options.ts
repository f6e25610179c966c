import type { ComposeOptions } from '../compose/compose-inputs';
import { readIdentity } from '../read-identity';

/** Today's identity and year. */
export async function composeOptions(): Promise<ComposeOptions> {
  return { identity: await readIdentity(), year: new Date().getFullYear() };
}
