import {
  namedByQuery,
  type NotPublished,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import type { DocumentLink } from '../compose/document-facts';
import { mayBeEmpty, readPublished } from '../published-lists';
import type { ReleaseSet } from './release-set';
import type { ReadDocument } from './read-document';
import type { Refusal } from './refusal';

/** Every list that a page or the host uses must be published, by one release. */
export function checkLists({ apps }: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  const all = [...apps.values()];
  return all.flatMap(({ app, version, uses, pagesFrom, pages }) => {
    const missing = (lists: readonly PublishedName[] = []) =>
      lists.filter((list) => !mayBeEmpty(list) && !all.some(({ publishes }) => publishes.includes(list)));
    const users = [
      ...missing([...uses, ...pagesFrom]).map((list) => ({ list, page: [] as string[] })),
      ...pages.flatMap((page) => missing(page.uses).map((list) => ({ list, page: [page.path] }))),
    ];
    return users.map(({ list, page }): Refusal => {
      const isAsBefore = before?.apps.get(app)?.version === version;
      const former = isAsBefore ? publisherOf(before, list) : undefined;
      return {
        check: 'lists',
        owner: former ?? app,
        pages: page,
        reason: former
          ? `${app} uses the list ${list}, which ${former} no longer publishes.`
          : `uses the list ${list}, which no release of this set publishes.`,
        remedy: `Promote a release that publishes ${list} first or together with this one.`,
      };
    });
  });
}

function publisherOf(set: ReleaseSet | null, list: PublishedName): string | undefined {
  return [...(set?.apps.values() ?? [])].find(({ publishes }) => publishes.includes(list))?.app;
}

/** What the lists of a set name, and who publishes them. */
export type NamedInLists = {
  /** Null when nobody publishes the list. */
  has: (list: PublishedName, slug: string) => boolean | null;
  publisher: (list: PublishedName) => string | undefined;
};

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
export function refusalOfName(
  { list, slug }: Pick<NotPublished, 'list' | 'slug'>,
  user: string,
  page: string,
  { now, before }: { now: NamedInLists; before: NamedInLists },
): Refusal {
  const publisher = now.publisher(list) ?? before.publisher(list) ?? 'nobody';
  const isTaken = before.has(list, slug) === true;
  return {
    check: 'lists',
    owner: isTaken ? publisher : user,
    pages: [page],
    reason: isTaken
      ? `${user} uses « ${slug} », which ${publisher} no longer publishes among the ${list}.`
      : `uses « ${slug} », which ${publisher} does not publish among the ${list}.`,
    remedy: `Keep the name, or release ${user} without it first.`,
  };
}

/** The queries of links name what is published: `/contact?ville=riom`. */
export function checkNamedLinks(
  documents: readonly ReadDocument[],
  names: { now: NamedInLists; before: NamedInLists },
): Refusal[] {
  // Many pages have one link in common, as those of the footer.
  const known = new Map<DocumentLink, Pick<NotPublished, 'list' | 'slug'>[]>();
  const missingIn = (link: DocumentLink) => {
    const found = known.get(link) ?? missingNames(link.address, names.now);
    known.set(link, found);
    return found;
  };
  return documents.flatMap(({ path, owner, links }) =>
    links
      .filter(({ address }) => address.startsWith('/') && address.includes('?'))
      .flatMap((link) =>
        missingIn(link).map((missing) =>
          refusalOfName(missing, link.isOfHost ? 'host' : owner, path ?? '/404', names),
        ),
      ),
  );
}

function missingNames(address: string, now: NamedInLists): Pick<NotPublished, 'list' | 'slug'>[] {
  const query = new URLSearchParams(address.replace(/^[^?]*\?|#.*$/g, ''));
  return Object.entries(namedByQuery).flatMap(([key, { list, others }]) =>
    query
      .getAll(key)
      .filter((slug) => now.has(list, slug) === false && !others.some((other) => other === slug))
      .map((slug) => ({ list, slug })),
  );
}
