import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import { claimedTwice, claimRemedy, claimText } from '../compose/claims';
import type { ReleaseRecord } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/**
 * Each thing has one owner, and the mounts lead browsers to the same owner. Whoever is live owns what it names, so a
 * team in another repository needs nobody's leave and takes nothing away.
 */
export function checkPaths({ apps, chosen }: ReleaseSet): Refusal[] {
  const remotes = [...apps.values()].filter(({ app }) => app !== 'host');
  return [
    ...remotes.flatMap((remote) => checkMounts(remote, remotes)),
    ...claimedTwice(remotes).map((claim): Refusal => ({
      check: 'paths',
      // Of several owners, the one who asks.
      owner: claim.owners.find((owner) => chosen.some(({ app }) => app === owner)) ?? claim.owners[0],
      pages: claim.what === 'page' ? [claim.name] : [],
      reason: claimText(claim),
      remedy: claimRemedy,
    })),
  ];
}

/**
 * A slot that pages show must not go, unless its app goes with it: then they show their fallback, as they do for a slot
 * that nobody offers yet. A slot may be offered before any page shows it.
 */
export function checkSlots({ apps }: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const offered = new Set([...apps.values()].flatMap(({ slots }) => slots));
  const gone = [...(before?.apps.values() ?? [])].flatMap(({ app, slots }) =>
    slots.filter((slot) => apps.has(app) && !offered.has(slot)).map((slot) => ({ app, slot })),
  );
  return gone.flatMap(({ app, slot }): Refusal[] => {
    const pages = [...apps.values()].flatMap((one) => one.pages.filter(({ slots }) => slots?.includes(slot)));
    if (pages.length === 0) return [];
    return [
      {
        check: 'slots',
        owner: app,
        pages: pages.map(({ path }) => path),
        reason: `shows the slot ${slot}, which ${app} no longer offers.`,
        remedy: `Keep it in ${app}, or release the pages without it first.`,
      },
    ];
  });
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
            : `is declared by ${remote.app}, but ${owners.join(' and ')} owns it.`,
        remedy: 'Change the path, or the mounts of the remote, and release again.',
      },
    ];
  });
}
