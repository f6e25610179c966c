import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { ReleaseRecord } from '../release-record';
import type { Candidate } from './candidate';
import type { Refusal } from './refusal';

/**
 * Each path, slot, mount and container has one owner, and the mounts lead browsers to the same owner. Whoever
 * is live owns what it names, so a team in another repository needs nobody's leave and takes nothing away.
 */
export function checkPaths({ apps, chosen }: Candidate): Refusal[] {
  const remotes = [...apps.values()].filter(({ app }) => app !== 'host');
  /** Of several owners, the one who asks. */
  const newcomer = (owners: readonly [string, ...string[]]) =>
    owners.find((owner) => chosen.some(({ app }) => app === owner)) ?? owners[0];
  return [
    ...remotes.flatMap((remote) => checkMounts(remote, remotes)),
    ...twice(remotes, ({ mounts }) => mounts).map(({ claim, owners }): Refusal => ({
      check: 'paths',
      owner: newcomer(owners),
      pages: [],
      reason: `${owners.join(' and ')} both claim the addresses below ${claim}.`,
      remedy: 'Choose another prefix, or withdraw the app that had it first.',
    })),
    ...twice(remotes, ({ container }) => (container ? [container] : [])).map(
      ({ claim, owners }): Refusal => ({
        check: 'paths',
        owner: newcomer(owners),
        pages: [],
        reason: `${owners.join(' and ')} both have a container ${claim}, and a page can hold one.`,
        remedy: 'Choose another name for the container, and release again.',
      }),
    ),
    ...twice(remotes, ({ pages }) => pages.map(({ path }) => path)).map(({ claim, owners }): Refusal => ({
      check: 'paths',
      owner: newcomer(owners),
      pages: [claim],
      reason: `${owners.join(' and ')} both declare this page.`,
      remedy: 'One of them has to give it up: release it without.',
    })),
    ...twice(remotes, ({ slots }) => slots).map(({ claim, owners }): Refusal => ({
      check: 'slots',
      owner: newcomer(owners),
      pages: [],
      reason: `${owners.join(' and ')} both offer the slot ${claim}.`,
      remedy: 'One of them has to give it up: release it without.',
    })),
  ];
}

/**
 * Every slot that a page shows must be offered, unless its app was withdrawn. A slot may be offered before any
 * page shows it.
 */
export function checkSlots({ apps, withdrawnSlots }: Candidate): Refusal[] {
  const offered = new Set([...[...apps.values()].flatMap(({ slots }) => slots), ...withdrawnSlots]);
  return [...apps.values()].flatMap(({ app, pages }) =>
    pages.flatMap(({ path, slots = [] }) =>
      slots
        .filter((slot) => !offered.has(slot))
        .map((slot): Refusal => ({
          check: 'slots',
          owner: app,
          pages: [path],
          reason: `shows the slot ${slot}, which no release of this set offers.`,
          remedy: `Promote a release that offers ${slot} first or together with this one, or a page without it.`,
        })),
    ),
  );
}

function checkMounts(remote: ReleaseRecord, remotes: readonly ReleaseRecord[]): Refusal[] {
  return remote.pages.flatMap(({ path }): Refusal[] => {
    const claims = remotes.flatMap(({ app, mounts }) =>
      mounts.filter((mount) => isBelowMount(mount, path)).map((mount) => ({ app, length: mount.length })),
    );
    const longest = Math.max(...claims.map(({ length }) => length), 0);
    const owners = claims.filter(({ length }) => length === longest).map(({ app }) => app);
    if (owners.length === 1 && owners[0] === remote.app) return [];
    return [
      {
        check: 'paths',
        owner: remote.app,
        pages: [path],
        reason:
          owners.length === 0
            ? `is declared by ${remote.app} outside its mounts, ${remote.mounts.join(', ')}.`
            : `is declared by ${remote.app}, but browsers would look for it in ${owners.join(' and ')}, by the mounts.`,
        remedy: 'Change the path, or the mounts in the row of the remote, and release again.',
      },
    ];
  });
}

function twice(remotes: readonly ReleaseRecord[], claimsOf: (remote: ReleaseRecord) => readonly string[]) {
  const owners = new Map<string, [string, ...string[]]>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote)) {
      const others = owners.get(claim);
      if (others) others.push(remote.app);
      else owners.set(claim, [remote.app]);
    }
  }
  return [...owners].filter(([, all]) => all.length > 1).map(([claim, all]) => ({ claim, owners: all }));
}
