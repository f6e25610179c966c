import semver from 'semver';
import { publishedNames } from '@renovation-th/shared/contracts/published';
import type { ReleaseRecord } from '../release/release-record';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

type Offer = { by: ReleaseRecord; names: readonly string[] };

/**
 * Compares the names that code uses of lent modules and lists with those that are offered. Each use needs an offer; a
 * release that removes an offer is told which release needs it.
 * @param before the present releases, to tell a removed offer.
 */
export function checkNames(set: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const [offers, former] = [offersIn(set), offersIn(before)];
  return [...set.apps.values()].flatMap((user) =>
    Object.entries(user.uses).flatMap(([origin, names]) => {
      const had = former.get(origin);
      const offer = offers.get(origin) ?? noOffer(set, origin, had);
      const missing = names.filter((name) => !offer?.names.includes(name));
      if (!offer || (missing.length === 0 && offers.has(origin))) return [];
      const what =
        missing.length > 0 ? `${missing.map((name) => `« ${name} »`).join(', ')} of ${origin}` : origin;
      const { app, version } = offer.by;
      const reason = `${user.app} ${user.version} uses ${what}, which ${app} ${version} does not offer.`;
      const isTaken =
        had && missing.every((name) => had.names.includes(name)) && set.chosen.includes(offer.by);
      return isTaken
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

/** @returns null for a list that no release has published yet: the composer knows whether the site needs it. */
function noOffer({ apps }: ReleaseSet, origin: string, former: Offer | undefined): Offer | null {
  const isList = publishedNames.some((name) => name === origin);
  const by = isList ? former && (apps.get(former.by.app) ?? former.by) : apps.get('host');
  return by ? { by, names: [] } : null;
}

/** Checks that the host lends the major versions of packages that each remote was built with. */
export function checkPackages({ apps }: ReleaseSet): Refusal[] {
  const host = apps.get('host');
  return [...apps.values()].flatMap(({ app, version, packages }) =>
    Object.entries(packages).flatMap(([name, built]) => {
      const lent = host?.packages[name] ?? built;
      if (semver.major(lent) === semver.major(built)) return [];
      const reason = `${app} ${version} was built with ${name} ${built}, and host ${host?.version ?? ''} lends ${lent}.`;
      return refusal(app, [], reason, `Run: npm install ${name}@${lent}, then release ${app} again.`);
    }),
  );
}
