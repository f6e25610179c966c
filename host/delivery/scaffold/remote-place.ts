import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { remotes } from '../../../webpack/remotes';
import { readIdentity } from '../../server/identity/read-identity';
import { DeliveryError } from '../delivery-error';
import { liveVersion, readRegistry } from '../registry';
import { ownerApp, readRelease } from '../release-record';

/** What an app has that no other may have. */
export type Claim = { app: string; mounts: readonly PagePath[] };

/** Where a new remote stands: nobody else has any of it. */
export type RemotePlace = { name: string; mount: PagePath; container: string; port: number };

/** Addresses that the site itself answers. */
const ofTheSite = ['/releases', '/pages', '/dev'] as const satisfies readonly PagePath[];

/** What the remotes of this repository have. */
export const claimsHere: readonly Claim[] = Object.entries(remotes).map(([app, { mounts }]) => ({
  app,
  mounts,
}));

/** What is live, remotes of other repositories included. */
export async function liveClaims(releases: string): Promise<Claim[]> {
  const registry = await readRegistry(releases);
  const claims: Claim[] = [];
  for (const app of Object.keys(registry.microFrontends)) {
    const version = liveVersion(registry, app);
    if (version) claims.push({ app, mounts: (await readRelease(releases, app, version)).mounts });
  }
  return claims;
}

/** @throws DeliveryError when name or prefix is invalid or taken. */
export async function placeForRemote(
  name: string,
  prefix: string,
  claims: readonly Claim[] = claimsHere,
): Promise<RemotePlace> {
  refuseName(name, claims);
  return {
    name,
    mount: await checkedPrefix(prefix, claims),
    container: `remote_${name.replaceAll('-', '_')}`,
    port: Math.max(...Object.values(remotes).map(({ port }) => port)) + 1,
  };
}

function refuseName(name: string, claims: readonly Claim[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new DeliveryError(
      `« ${name} » is no name for a remote.`,
      'Use lower-case letters and digits, words joined by a hyphen, such as: npm run rth -- new-remote blog --prefix /conseils',
    );
  }
  const taken = [...new Set(['host', ownerApp, ...claims.map(({ app }) => app)])];
  if (taken.includes(name)) {
    throw new DeliveryError(
      `There is an app « ${name} » already.`,
      `The apps are ${taken.join(', ')}. Choose another name.`,
    );
  }
}

async function checkedPrefix(prefix: string, claims: readonly Claim[]): Promise<PagePath> {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(prefix)) {
    throw new DeliveryError(
      `« ${prefix} » is no prefix for pages.`,
      'It starts with a slash and does not end with one, in lower case without accents, such as /conseils.',
    );
  }
  const mount: PagePath = `/${prefix.slice(1)}`;
  const { formEndpoint } = await readIdentity();
  const forms = formEndpoint.startsWith('/') ? [`/${formEndpoint.slice(1)}` as const] : [];
  if ([...ofTheSite, ...forms].some((taken) => overlap(taken, mount))) {
    throw new DeliveryError(`${mount} is an address of the site itself.`, 'Choose another prefix.');
  }
  for (const { app, mounts } of claims) {
    const taken = mounts.find((other) => overlap(other, mount));
    if (taken) {
      throw new DeliveryError(
        `${mount} cannot be had: ${app} owns ${taken} and everything below it.`,
        'Choose another prefix, or agree with its team that it gives the mount up.',
      );
    }
  }
  return mount;
}

/** Two owners below one prefix would collide with every new page. */
function overlap(one: PagePath, other: PagePath): boolean {
  return isBelowMount(one, other) || isBelowMount(other, one);
}
