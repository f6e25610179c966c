import semver from 'semver';
import { publishedNames } from '@renovation-th/shared/contracts/published';
import type { ReleaseRecord } from '../release/release-record';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

type Offer = { by: ReleaseRecord; names: readonly string[] };

/**
 * Compares the names that code takes of lent modules and of lists with those that are offered. A use needs an offer; who
 * takes an offer away hears who needs it.
 * @param before what is live, to tell what was taken away.
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

/** @returns null for a list that nobody has published yet: the composer knows whether the site can do without. */
function noOffer({ apps }: ReleaseSet, origin: string, former: Offer | undefined): Offer | null {
  const isList = publishedNames.some((name) => name === origin);
  const by = isList ? former && (apps.get(former.by.app) ?? former.by) : apps.get('host');
  // Hosts of before contract 4.0 do not list what they lend.
  return by && (isList || Object.keys(by.offers).length > 0) ? { by, names: [] } : null;
}

/** A remote runs on the packages that the host lends: the same major version as those it was built with. */
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
