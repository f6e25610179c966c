import { isBelowMount } from '@renovation-th/shared/contracts/page-paths';
import { publishedNames } from '@renovation-th/shared/contracts/published';
import { claimedTwice, claimRemedy, claimText } from '../compose/claims';
import type { ReleaseRecord } from '../release/release-record';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

/**
 * Finds faults in the records, before any code runs.
 * @param before the current releases, which show what a new release removes.
 */
export function checkRecords(set: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  return [
    ...checkContract(set),
    ...checkBundled(set),
    ...checkNames(set, before),
    ...checkPaths(set),
    ...checkOfferedSlots(set, before),
    ...checkShownSlots(set, before),
  ];
}

/** Checks that the remotes have the contract of the host. */
function checkContract({ apps }: ReleaseSet): Refusal[] {
  const host = apps.get('host');
  if (!host) {
    const reason = 'no release of host is live, and no page can be rendered without one.';
    const remedy =
      'Run: npm run release -- host, and promote the version that it prints together with this one.';
    return [refusal('host', [], reason, remedy)];
  }
  return [...apps.values()].flatMap(({ app, version, contract }) => {
    if (contract === host.contract) return [];
    const reason = `${app} ${version} has contract ${contract}, and host ${host.version} has ${host.contract}.`;
    const older = contract < host.contract ? app : 'host';
    const remedy = `Release ${older} again at the current commit, and promote both together.`;
    return [refusal(app, [], reason, remedy)];
  });
}

/**
 * Refuses pages, slots, lists, mounts and containers that two remotes claim, and pages outside the mounts of their
 * remote or below a longer mount of another remote.
 */
function checkPaths({ apps, chosen }: ReleaseSet): Refusal[] {
  const remotes = [...apps.values()].filter(({ app }) => app !== 'host');
  const claims = claimedTwice(remotes).map((claim) => {
    // The refusal is for the app whose release is new.
    const newcomer = claim.apps.find((app) => chosen.some((release) => release.app === app));
    const pages = claim.what === 'page' ? [claim.name] : [];
    return refusal(newcomer ?? claim.apps[0], pages, claimText(claim), claimRemedy);
  });
  return [...remotes.flatMap((remote) => checkMounts(remote, remotes)), ...claims];
}

function checkMounts({ app, mounts, pages }: ReleaseRecord, remotes: readonly ReleaseRecord[]): Refusal[] {
  return pages.flatMap(({ path }) => {
    const mountOf = (remote: ReleaseRecord) =>
      Math.max(0, ...remote.mounts.flatMap((mount) => (isBelowMount(mount, path) ? mount.length : [])));
    const longest = Math.max(...remotes.map(mountOf));
    const holders = remotes.filter((remote) => longest > 0 && mountOf(remote) === longest);
    const names = holders.map((holder) => holder.app).join(' and ');
    if (names === app) return [];
    const reason = names
      ? `is declared by ${app}, but ${names} owns it.`
      : `is declared by ${app} outside its mounts, ${mounts.join(', ')}.`;
    const remedy = 'Change the path, or the mounts of the remote, and release again.';
    return [refusal(app, [path], reason, remedy)];
  });
}

/** Refuses the removal of a slot that pages show. */
function checkOfferedSlots({ apps }: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const all = [...apps.values()];
  const offered = all.flatMap(({ slots }) => slots);
  return [...(before?.apps.values() ?? [])].flatMap(({ app, slots }) =>
    slots.flatMap((slot) => {
      const shown = all.flatMap(({ pages }) => pages.filter((page) => page.slots?.includes(slot)));
      if (offered.includes(slot) || shown.length === 0) return [];
      const reason = `shows the slot ${slot}, which ${app} no longer offers.`;
      const remedy = `Keep it in ${app}, or release the pages without it first.`;
      const pages = shown.map(({ path }) => path);
      return [refusal(app, pages, reason, remedy)];
    }),
  );
}

/**
 * Refuses a slot that a release shows for the first time and that no release offers. A release may offer a slot before
 * any page shows it.
 */
function checkShownSlots({ apps, chosen }: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const offered = [...apps.values()].flatMap(({ slots }) => slots);
  const shownBy = (release: ReleaseRecord | undefined) =>
    new Set(release?.pages.flatMap(({ slots = [] }) => slots));
  return chosen.flatMap((release) => {
    const previous = shownBy(before?.apps.get(release.app));
    const unknown = [...shownBy(release)].filter((slot) => !offered.includes(slot) && !previous.has(slot));
    return unknown.map((slot) => {
      const pages = release.pages.filter(({ slots }) => slots?.includes(slot)).map(({ path }) => path);
      const remedy = `The offered slots are: ${offered.join(', ') || 'none'}. Correct the name, or promote a release that offers it, before this one or with it.`;
      return refusal(release.app, pages, `shows the slot ${slot}, which no release offers.`, remedy);
    });
  });
}

type Offer = { by: ReleaseRecord; names: readonly string[] };

/**
 * Checks that the host and the lists offer every name that code uses. If a new release removes a name, the refusal
 * tells which release needs the name.
 */
function checkNames(set: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const [offers, previous] = [offersIn(set), offersIn(before)];
  return [...set.apps.values()].flatMap((user) =>
    Object.entries(user.uses).flatMap(([origin, names]) => {
      const had = previous.get(origin);
      const offer = offers.get(origin) ?? noOffer(set, origin, had);
      const missing = names.filter((name) => !offer?.names.includes(name));
      if (!offer || (missing.length === 0 && offers.has(origin))) return [];
      const what =
        missing.length > 0 ? `${missing.map((name) => `"${name}"`).join(', ')} of ${origin}` : origin;
      const { app, version } = offer.by;
      const reason = `${user.app} ${user.version} uses ${what}, which ${app} ${version} does not offer.`;
      const isRemoval =
        had && missing.every((name) => had.names.includes(name)) && set.chosen.includes(offer.by);
      return isRemoval
        ? refusal(app, [], reason, `Keep it in ${app}, or release ${user.app} without it first.`)
        : refusal(
            user.app,
            [],
            reason,
            `Promote a release of ${app} that offers it, before this one or with it.`,
          );
    }),
  );
}

const offersIn = (set: ReleaseSet | null) =>
  new Map<string, Offer>(
    [...(set?.apps.values() ?? [])].flatMap((by) =>
      Object.entries(by.offers).map(([origin, names]) => [origin, { by, names }] as const),
    ),
  );

/**
 * Returns an empty offer by the host, or by the app that last published the list.
 * @returns null for a list that was never published, because only the composer knows whether the site needs it.
 */
function noOffer({ apps }: ReleaseSet, origin: string, previous: Offer | undefined): Offer | null {
  const isList = publishedNames.some((name) => name === origin);
  const by = isList ? previous && (apps.get(previous.by.app) ?? previous.by) : apps.get('host');
  return by ? { by, names: [] } : null;
}

const providedPackages = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** Refuses a remote with its own copy of a package that the host provides, because their contexts would differ. */
function checkBundled({ apps }: ReleaseSet): Refusal[] {
  return [...apps.values()].flatMap(({ app, version, bundled }) => {
    const copies = app === 'host' ? [] : bundled.filter((name) => providedPackages.includes(name));
    if (copies.length === 0) return [];
    const reason = `${app} ${version} bundles ${copies.join(' and ')}, which the host provides.`;
    return [refusal(app, [], reason, 'List it in webpack/provided-modules.ts, then release again.')];
  });
}
