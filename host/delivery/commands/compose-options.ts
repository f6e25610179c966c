import type { ComposeOptions } from '../compose/compose-inputs';
import { refuseLegalGaps } from '../identity-gaps';
import { readIdentity } from '../../server/identity/read-identity';

/** Today's identity and year. */
export async function composeOptions(): Promise<ComposeOptions> {
  return { identity: await readIdentity(), year: new Date().getFullYear() };
}

/** The same for what goes live. @throws DeliveryError when the law asks for more than the identity says. */
export async function liveOptions(): Promise<ComposeOptions> {
  const options = await composeOptions();
  refuseLegalGaps(options.identity);
  return options;
}
