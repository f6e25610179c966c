import type { Identity } from '@renovation-th/shared/identity/identity';
import { ActionableError } from '../../server/actionable-error';
import { parseIdentity, readIdentity } from '../../server/identity/read-identity';
import type { ComposeOptions } from '../compose/compose-inputs';
import { DeliveryError } from '../delivery-error';
import { refuseLegalGaps } from '../identity-gaps';
import { readRegistry } from '../registry';
import { stateFolders, type StateFolders } from '../state-folders';

/**
 * Today's year, and the identity that visitors see. Machines that share a store may have older checkouts, so
 * there it is the store's, which `compose` replaces by the one of its own checkout.
 * @throws ActionableError when the identity cannot be read.
 */
export async function composeOptions(folders = stateFolders()): Promise<ComposeOptions> {
  return withYear((await storedIdentity(folders)) ?? (await readIdentity()));
}

/** The same for what goes live. @throws DeliveryError when the law asks for more than the identity says. */
export async function liveOptions(): Promise<ComposeOptions> {
  return withoutGaps(await composeOptions());
}

/** For a new identity to go live: the one of this checkout. @throws DeliveryError as above. */
export async function ownOptions(): Promise<ComposeOptions> {
  return withoutGaps(withYear(await readIdentity()));
}

const withYear = (identity: Identity): ComposeOptions => ({ identity, year: new Date().getFullYear() });

function withoutGaps(options: ComposeOptions): ComposeOptions {
  refuseLegalGaps(options.identity);
  return options;
}

async function storedIdentity({ store, releases }: StateFolders): Promise<Identity | null> {
  if (store.isOwn) return null;
  const text = (await readRegistry(releases)).store?.identity;
  if (text === undefined) return null;
  try {
    return parseIdentity(text);
  } catch (error) {
    if (!(error instanceof ActionableError)) throw error;
    throw new DeliveryError(
      'This checkout cannot read the identity that visitors see.',
      `Bring newer sources, or a newer package of the build. ${error.message}`,
    );
  }
}
