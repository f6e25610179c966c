import { readIdentity } from '../../server/identity/read-identity';
import type { ComposeOptions } from '../compose/compose-inputs';
import { optionsFor } from '../compose/owners-identity';
import { refuseLegalGaps } from '../identity-gaps';
import { readRegistry } from '../registry';
import { stateFolders } from '../state-folders';

/**
 * This year, and the identity of this checkout: a site begins with it, and what a developer changes in it goes into the
 * next release of the owner's.
 * @throws ActionableError when the identity cannot be read.
 */
export async function checkoutOptions(): Promise<ComposeOptions> {
  return { identity: await readIdentity(), year: new Date().getFullYear() };
}

/** The same with the identity that visitors see. @throws ActionableError as above. */
export async function composeOptions({ releases } = stateFolders()): Promise<ComposeOptions> {
  return optionsFor(releases, await readRegistry(releases), await checkoutOptions());
}

/** The same for what goes live. @throws DeliveryError when the law asks for more than the identity says. */
export async function liveOptions(): Promise<ComposeOptions> {
  const options = await composeOptions();
  refuseLegalGaps(options.identity);
  return options;
}
