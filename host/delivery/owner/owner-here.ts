import type { Identity } from '@renovation-th/shared/identity/identity';
import type { Registry } from '../registry';
import { makeOwnersRelease } from './make-owners-release';
import { contentHere } from './owners-content';

/**
 * The owner's release that a checkout asks for: the first one of a site, the one that is live, or one with what a
 * developer has changed in `identity.json` since.
 */
export async function ownersReleaseHere(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<{ app: string; version: string }> {
  return makeOwnersRelease(releases, await contentHere(releases, registry, checkout));
}
