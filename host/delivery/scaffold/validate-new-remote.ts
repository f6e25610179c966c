import { isBelowMount } from '@renovation-th/shared/contracts/page-paths';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { remotes } from '../../../webpack/remotes';
import { readIdentity } from '../owner/identity';
import { DeliveryError } from '../delivery-error';
import { liveReleases } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from '../store/log';
import { readRelease } from '../release/release-record';

/** A new remote. No other app has its name, mount, container or port. */
export type NewRemote = { name: string; mount: PagePath; container: string; port: number };

/** An app, and the mounts that it reserves. */
type Claim = { app: string; mounts: readonly PagePath[] };

/** Lists the claims of the site itself, of the remotes in this repository and of the live apps. */
async function claimsOf(folders: StateFolders): Promise<Claim[]> {
  const { formEndpoint } = await readIdentity();
  const forms = formEndpoint.startsWith('/') ? [`/${formEndpoint.slice(1)}` as const] : [];
  const claims: Claim[] = [
    { app: 'host', mounts: ['/releases', '/media', '/pages', '/dev', ...forms] },
    ...Object.entries(remotes).map(([app, { mounts }]) => ({ app, mounts })),
  ];
  for (const { app, version } of liveReleases(await readRegistry(folders)))
    claims.push({ app, mounts: (await readRelease(folders.releases, app, version)).mounts });
  return claims;
}

/** Returns the row of a new remote. @throws DeliveryError when name or prefix is invalid or taken. */
export async function validateNewRemote(
  folders: StateFolders,
  name: string,
  prefix: string,
): Promise<NewRemote> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new DeliveryError(
      `"${name}" is not a name for a remote.`,
      'Use lower-case letters and digits, words joined by a hyphen, such as: npm run rth -- new-remote blog --prefix /conseils',
    );
  }
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(prefix)) {
    throw new DeliveryError(
      `"${prefix}" is not a prefix for pages.`,
      'A prefix starts with a slash, does not end with one, and is in lower case without accents, such as /conseils.',
    );
  }
  const mount: PagePath = `/${prefix.slice(1)}`;
  const claims = await claimsOf(folders);
  if (claims.some(({ app }) => app === name))
    throw new DeliveryError(`There is already an app "${name}".`, 'Choose another name.');
  // Mounts must not overlap, because a new page of one app could then collide with a page of the other.
  const overlaps = (other: PagePath) => isBelowMount(other, mount) || isBelowMount(mount, other);
  for (const { app, mounts } of claims) {
    const overlap = mounts.find(overlaps);
    if (overlap === undefined) continue;
    throw new DeliveryError(
      `${mount} is taken: ${app} owns ${overlap} and everything below it.`,
      app === 'host'
        ? 'Choose another prefix.'
        : 'Choose another prefix, or have its team release without that mount.',
    );
  }
  return {
    name,
    mount,
    container: `remote_${name.replaceAll('-', '_')}`,
    port: Math.max(...Object.values(remotes).map(({ port }) => port)) + 1,
  };
}
