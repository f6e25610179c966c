import {
  namedByQuery,
  type NotPublished,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import { linkOf } from '../compose/document-facts';
import type { ComposedDocument } from '../compose/site-manifest';
import { readPublished } from '../published-lists';
import type { ReleaseSet } from './candidate';
import { publisherOf } from './check-records';
import { refusal, type Refusal } from './refusal';

/** What the lists of a set name, and who publishes them. */
type NamedInLists = {
  /** Null when nobody publishes the list. */
  has: (list: PublishedName, slug: string) => boolean | null;
  publisher: (list: PublishedName) => string | undefined;
};

export type Names = { now: NamedInLists; before: NamedInLists };
type Missing = Pick<NotPublished, 'list' | 'slug'>;

/** @throws DeliveryError when a list is not well formed. */
export async function readNames(releases: string, set: ReleaseSet | null): Promise<NamedInLists> {
  const slugs = new Map<PublishedName, ReadonlySet<string>>();
  for (const release of set?.apps.values() ?? []) {
    const lists = await readPublished(releases, release);
    for (const name of release.publishes) slugs.set(name, new Set(lists[name]?.map(({ slug }) => slug)));
  }
  return {
    has: (list, slug) => slugs.get(list)?.has(slug) ?? null,
    publisher: (list) => publisherOf(set, list),
  };
}

/** Whom a missing name is told to: the team that has taken it out of its list, or else the one that uses it. */
export function refusalOfName({ list, slug }: Missing, user: string, page: string, names: Names): Refusal {
  const publisher = names.now.publisher(list) ?? names.before.publisher(list) ?? 'nobody';
  const isTaken = names.before.has(list, slug) === true;
  const reason = isTaken
    ? `${user} uses « ${slug} », which ${publisher} no longer publishes among the ${list}.`
    : `uses « ${slug} », which ${publisher} does not publish among the ${list}.`;
  const remedy = `Keep the name, or release ${user} without it first.`;
  return refusal('lists', isTaken ? publisher : user, [page], reason, remedy);
}

/** The queries of links name what is published: `/contact?ville=riom`. */
export function checkNamedLinks(documents: readonly ComposedDocument[], names: Names): Refusal[] {
  return documents.flatMap(({ page, owner, links }) =>
    links
      .filter((link) => link.includes('?'))
      .flatMap((link) =>
        missingNames(linkOf(link).address, names.now).map((missing) =>
          refusalOfName(missing, linkOf(link).isOfHost ? 'host' : owner, page ?? '/404', names),
        ),
      ),
  );
}

function missingNames(address: string, now: NamedInLists): Missing[] {
  if (!address.startsWith('/')) return [];
  const query = new URLSearchParams(address.replace(/^[^?]*\?|#.*$/g, ''));
  return Object.entries(namedByQuery).flatMap(([key, { list, others }]) =>
    query
      .getAll(key)
      .filter((slug) => now.has(list, slug) === false && !others.some((other) => other === slug))
      .map((slug) => ({ list, slug })),
  );
}
