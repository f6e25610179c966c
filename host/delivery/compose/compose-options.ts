import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposerInput } from '@renovation-th/shared/contracts/composer';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { parseIdentity } from '../identity/read-identity';
import { liveVersion, type Registry } from '../registry';
import { identityEntry, ownerApp, releaseFolder } from '../release/release-record';

/** Inputs of a composition besides the releases. */
export type ComposeOptions = Pick<ComposerInput, 'identity' | 'isPreview'>;

/**
 * Returns the options with the identity that applies on the day of an entry. Prefers the identity in the owner's live release.
 * @throws ActionableError when the identity cannot be read.
 */
export async function optionsFor<Options extends ComposeOptions>(
  releases: string,
  registry: Pick<Registry, 'apps' | 'day'>,
  options: Options,
): Promise<Options> {
  const version = liveVersion(registry, ownerApp);
  let { identity } = options;
  if (version !== null) {
    const file = path.join(releaseFolder(releases, ownerApp, version), 'client', identityEntry);
    identity = parseIdentity(await readFile(file, 'utf8'), file);
  }
  return { ...options, identity: identityOn(registry.day, identity) };
}
