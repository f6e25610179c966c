import semver from 'semver';
import { ownerApp } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/** Whether the host's version is enough for a remote built with `needed`: same major, at least that minor. */
function fits(offered: string, needed: string): boolean {
  const version = semver.parse(needed);
  return version !== null && semver.satisfies(offered, `^${version.major}.${version.minor}.0`);
}

/** The host must offer every remote the contract and platform that it was built with, or a later minor. */
export function checkRanges({ apps }: ReleaseSet): Refusal[] {
  const host = apps.get('host');
  if (!host) {
    return [
      {
        check: 'ranges',
        owner: 'host',
        pages: [],
        reason: 'no release of host is live, and nothing can be shown without one.',
        remedy:
          'Run: npm run release -- host, which tells the version, and promote it together with this one.',
      },
    ];
  }
  const remotes = [...apps.values()].filter((one) => one !== host && one.app !== ownerApp);
  return remotes.flatMap((remote) =>
    (['contract', 'platform'] as const)
      .filter((range) => !fits(host[range], remote[range]))
      .map((range): Refusal => ({
        check: 'ranges',
        owner: remote.app,
        pages: [],
        reason: `${remote.app} ${remote.version} needs ${range} ${remote[range]}, and host ${host.version} offers ${host[range]}.`,
        remedy: remedy(range, host[range], remote[range]),
      })),
  );
}

function remedy(range: string, offered: string, needed: string): string {
  return semver.gt(needed, offered)
    ? `Promote a host that offers ${range} ${needed} first.`
    : `Release the remote again with the present shared package: its ${range} ${needed} is of the past.`;
}
