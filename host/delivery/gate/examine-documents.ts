import { isNotPublished } from '@renovation-th/shared/contracts/published';
import type { ComposeFailure } from '../compose/write-documents';
import type { SiteFiles } from '../compose/site-manifest';
import type { ComposeOptions } from '../compose/compose-inputs';
import type { ReleaseSet } from './release-set';
import { checkDocuments } from './check-documents';
import { checkLinks } from './check-links';
import { checkNamedLinks, readNames, refusalOfName, type NamedInLists } from './check-lists';
import { readDocuments } from './read-document';
import { reasonOf, type Refusal } from './refusal';

type SetOfDocuments = {
  releases: string;
  set: ReleaseSet;
  /** What compose has written, by its path below the folder of the set. */
  files: SiteFiles;
  /** The pages that compose could not render. */
  failures: readonly ComposeFailure[];
  /** What is live now, to tell a removed page from a page that never existed. */
  before: ReleaseSet | null;
};

/** Reads every document of a set of releases, as it would be served. @returns also how many there are. */
export async function examineDocuments(
  { releases, set, files, failures, before }: SetOfDocuments,
  { identity }: ComposeOptions,
): Promise<{ failures: Refusal[]; refusals: Refusal[]; pages: number }> {
  const failed = new Set(failures.map(({ page }) => page));
  // Without the whole set there is no document at all.
  const documents = failed.has(null) ? [] : readDocuments(files, set, (page) => failed.has(page));
  const names = { now: await readNames(releases, set), before: await readNames(releases, before) };
  return {
    failures: failures.map((failure) => refusalOf(failure, set, names)),
    refusals: [
      ...checkDocuments(documents, identity.origin),
      ...checkLinks(documents, set, identity, before),
      ...checkNamedLinks(documents, names),
    ],
    pages: documents.length,
  };
}

function refusalOf(
  { owner, page, error }: ComposeFailure,
  { apps }: ReleaseSet,
  names: { now: NamedInLists; before: NamedInLists },
): Refusal {
  if (page !== null && isNotPublished(error)) return refusalOfName(error, owner, page, names);
  const host = apps.get('host')?.version ?? 'none';
  return {
    check: 'render',
    owner,
    pages: page === null ? [] : [page],
    reason: page === null ? reasonOf(error) : `cannot be rendered in host ${host}: ${reasonOf(error)}`,
    remedy: 'See the page with npm run dev, put it right, and release it again.',
  };
}
