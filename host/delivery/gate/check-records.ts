import { isBelowMount } from '@renovation-th/shared/contracts/page-paths';
import { publishedNames } from '@renovation-th/shared/contracts/published';
import type { ReleaseRecord } from '../release/release-record';
import { refusal, type Refusal } from './refusal';

type Releases = readonly ReleaseRecord[];

/**
 * Finds faults in the records, before any code runs.
 * @param releases what would be live together. @param live what is live now, which shows what a new release removes.
 */
export function checkRecords(releases: Releases, live: Releases): Refusal[] {
  const isNew = ({ app, version }: ReleaseRecord) =>
    !live.some((one) => one.app === app && one.version === version);
  return [
    ...checkNames(releases, live, isNew),
    ...checkClaims(releases, isNew),
    ...checkMounts(releases),
    ...checkSlots(releases, live),
  ];
}

/** Refuses a page, slot, list, mount or container that two remotes have. The refusal is for the app that is new. */
function checkClaims(releases: Releases, isNew: (release: ReleaseRecord) => boolean): Refusal[] {
  const claims = new Map<string, ReleaseRecord[]>();
  for (const release of releases)
    for (const claim of claimsOf(release)) claims.set(claim, [...(claims.get(claim) ?? []), release]);
  return [...claims].flatMap(([claim, claimants]) => {
    const [first] = claimants;
    if (!first || claimants.length === 1) return [];
    const { app } = claimants.find(isNew) ?? first;
    const names = claimants.map((release) => release.app).join(' and ');
    const pages = claim.startsWith('page ') ? [claim.slice('page '.length)] : [];
    return [refusal(app, pages, `${names} both have the ${claim}.`, 'Release one of these apps without it.')];
  });
}

const claimsOf = ({ mounts, container, pages, slots, publishes }: ReleaseRecord): string[] => [
  ...mounts.map((name) => `mount ${name}`),
  ...(container ? [`container ${container}`] : []),
  ...pages.map(({ path }) => `page ${path}`),
  ...slots.map((name) => `slot ${name}`),
  ...publishes.map((name) => `list ${name}`),
];

/** Refuses a page outside the mounts of its remote, or below a longer mount of another remote. */
function checkMounts(releases: Releases): Refusal[] {
  return releases.flatMap(({ app, mounts, pages }) =>
    pages.flatMap(({ path }) => {
      const below = releases.flatMap((owner) =>
        owner.mounts.flatMap((mount) => (isBelowMount(mount, path) ? { owner: owner.app, mount } : [])),
      );
      const [longest] = below.sort((one, other) => other.mount.length - one.mount.length);
      if (longest?.owner === app) return [];
      const reason = longest
        ? `is declared by ${app}, but ${longest.owner} owns it.`
        : `is declared by ${app} outside its mounts, ${mounts.join(', ')}.`;
      return [
        refusal(app, [path], reason, 'Change the path, or the mounts of the remote, and release again.'),
      ];
    }),
  );
}

/**
 * Refuses a page that shows a slot which no release offers. The refusal is for the app that removed the slot, or else
 * for the app of the page. A release may offer a slot before any page shows it.
 */
function checkSlots(releases: Releases, live: Releases): Refusal[] {
  const offered = releases.flatMap(({ slots }) => slots);
  return releases.flatMap(({ app, pages }) =>
    pages.flatMap(({ path, slots = [] }) =>
      slots.flatMap((slot) => {
        if (offered.includes(slot)) return [];
        const remover = live.find((release) => release.slots.includes(slot))?.app;
        return remover
          ? refusal(
              remover,
              [path],
              `shows the slot ${slot}, which ${remover} no longer offers.`,
              `Keep it in ${remover}, or release the pages without it first.`,
            )
          : refusal(
              app,
              [path],
              `shows the slot ${slot}, which no release offers.`,
              `The offered slots are: ${offered.join(', ') || 'none'}. Correct the name, or promote a release that offers it, before this one or with it.`,
            );
      }),
    ),
  );
}

/**
 * Checks that the host and the lists offer every name that code uses. If a new release removes a name, the refusal
 * tells which release needs the name. The composer finds lists that no release publishes.
 */
function checkNames(
  releases: Releases,
  live: Releases,
  isNew: (release: ReleaseRecord) => boolean,
): Refusal[] {
  const host = releases.find(({ app }) => app === 'host');
  return releases.flatMap((user) =>
    Object.entries(user.uses).flatMap(([origin, names]) => {
      const isList = publishedNames.some((name) => name === origin);
      const by = releases.find(({ offers }) => offers[origin]) ?? (isList ? undefined : host);
      const offered = by?.offers[origin];
      const missing = offered ? names.filter((name) => !offered.includes(name)) : names;
      if (!by || (offered && missing.length === 0)) return [];
      const words = missing.map((name) => `"${name}"`).join(', ');
      const reason = `${user.app} ${user.version} uses ${words ? `${words} of ` : ''}${origin}, which ${by.app} ${by.version} does not offer.`;
      const had = live.find(({ offers }) => offers[origin])?.offers[origin];
      return had && missing.every((name) => had.includes(name)) && isNew(by)
        ? refusal(by.app, [], reason, `Keep it in ${by.app}, or release ${user.app} without it first.`)
        : refusal(
            user.app,
            [],
            reason,
            `Promote a release of ${by.app} that offers it, before this one or with it.`,
          );
    }),
  );
}
