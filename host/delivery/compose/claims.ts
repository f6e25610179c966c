import type { ReleaseRecord } from '../release/release-record';

/** A name that only one app of a site may have, and the apps that claim the name. */
type Claim = {
  what: 'page' | 'slot' | 'list' | 'mount' | 'container';
  name: string;
  apps: [string, ...string[]];
};

type Claimant = Pick<ReleaseRecord, 'app' | 'pages' | 'slots' | 'publishes' | 'mounts' | 'container'>;

/** Returns the pages, slots, lists, mounts and containers that more than one app claims. */
export function claimedTwice(releases: readonly Claimant[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const release of releases)
    for (const [what, name] of claimsOf(release)) {
      const claim = claims.get(`${what} ${name}`);
      if (claim) claim.apps.push(release.app);
      else claims.set(`${what} ${name}`, { what, name, apps: [release.app] });
    }
  return [...claims.values()].filter(({ apps }) => apps.length > 1);
}

function claimsOf({ pages, slots, publishes, mounts, container }: Claimant): [Claim['what'], string][] {
  return [
    ...mounts.map((name): [Claim['what'], string] => ['mount', name]),
    ...(container ? [container] : []).map((name): [Claim['what'], string] => ['container', name]),
    ...pages.map(({ path }): [Claim['what'], string] => ['page', path]),
    ...slots.map((name): [Claim['what'], string] => ['slot', name]),
    ...publishes.map((name): [Claim['what'], string] => ['list', name]),
  ];
}

/** @example claimText(claim) // => 'contact and towns both have the slot town-links.' */
export const claimText = ({ what, name, apps }: Claim) =>
  `${apps.join(' and ')} both have the ${what} ${name}.`;

export const claimRemedy = 'Release one of these apps without it.';
