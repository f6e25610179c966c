import semver from 'semver';
import type { ReleaseRecord } from '../release-record';
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
  return [...set.apps.values()].flatMap((user) => {
    const uses = Object.entries({ ...user.uses.modules, ...user.uses.lists });
    return uses.flatMap(([origin, names]) => {
      const offer = offers.get(origin) ?? noOffer(set, former.get(origin), origin in user.uses.modules);
      return offer ? missingNames(set, user, { origin, names, offer, former: former.get(origin) }) : [];
    });
  });
}

function offersIn(set: ReleaseSet | null): Map<string, Offer> {
  const all = [...(set?.apps.values() ?? [])].flatMap((by) =>
    Object.entries({ ...by.offers.modules, ...by.offers.lists }).map(
      ([origin, names]) => [origin, { by, names }] as const,
    ),
  );
  return new Map(all);
}

/** @returns null for a list that nobody has published yet: the composer knows whether the site can do without. */
function noOffer({ apps }: ReleaseSet, former: Offer | undefined, isModule: boolean): Offer | null {
  const host = apps.get('host');
  const by = isModule ? host : former && (apps.get(former.by.app) ?? former.by);
  // Releases of before contract 4.0 do not list what they lend.
  return by && (!isModule || Object.keys(by.offers.modules).length > 0) ? { by, names: [] } : null;
}

type Use = { origin: string; names: readonly string[]; offer: Offer; former: Offer | undefined };

function missingNames(
  { chosen }: ReleaseSet,
  user: ReleaseRecord,
  { origin, names, offer: { by, names: offered }, former }: Use,
): Refusal[] {
  const missing = names.filter((name) => !offered.includes(name));
  if (offered.length > 0 && missing.length === 0) return [];
  const isTaken = former?.by.app === by.app && missing.every((name) => former.names.includes(name));
  const what = missing.map((name) => `« ${name} »`).join(', ');
  const reason = `${user.app} ${user.version} uses ${what ? `${what} of ` : ''}${origin}, which ${by.app} ${by.version} does not offer.`;
  return isTaken && chosen.includes(by)
    ? [refusal(by.app, [], reason, `Keep it in ${by.app}, or release ${user.app} without it first.`)]
    : [
        refusal(
          user.app,
          [],
          reason,
          `Promote a release of ${by.app} that offers it, before this one or with it.`,
        ),
      ];
}

/** A remote runs on the packages that the host lends: the same major version as those it was built with. */
export function checkPackages({ apps }: ReleaseSet): Refusal[] {
  const host = apps.get('host');
  return [...apps.values()].flatMap(({ app, version, packages }) =>
    Object.entries(packages).flatMap(([name, built]) => {
      const lent = host?.packages[name] ?? built;
      if (semver.major(lent) === semver.major(built)) return [];
      const reason = `${app} ${version} was built with ${name} ${built}, and host ${host?.version ?? ''} lends ${lent}.`;
      return [refusal(app, [], reason, `Release ${app} again with ${name} ${semver.major(lent)}.`)];
    }),
  );
}
