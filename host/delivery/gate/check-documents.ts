import { isNotPublished } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { ActionableError } from '../../server/actionable-error';
import { errorMessage } from '../../server/error-code';
import type { ComposedDocument } from '../compose/site-manifest';
import type { ComposeFailure } from '../compose/write-documents';
import type { ReleaseSet } from './candidate';
import { checkLinks } from './check-links';
import { checkNamedLinks, readNames, refusalOfName, type Names } from './check-names';
import { refusal, type Refusal } from './refusal';

type SetOfDocuments = {
  releases: string;
  set: ReleaseSet;
  /** What is live now, to tell a removed page from a page that never existed. */
  before: ReleaseSet | null;
  documents: readonly ComposedDocument[];
  /** The pages that compose could not render. */
  failures: readonly ComposeFailure[];
};

/** What is wrong with the documents of a set of releases, as they would be served. */
export async function checkDocuments(
  { releases, set, before, documents, failures }: SetOfDocuments,
  identity: Identity,
): Promise<Refusal[]> {
  const names = { now: await readNames(releases, set), before: await readNames(releases, before) };
  // When a page could not be rendered, links to it would only repeat that failure.
  if (failures.length > 0) return failures.map((failure) => refusalOf(failure, set, names));
  return [
    ...documents.flatMap(({ owner, page, faults }) =>
      faults.map(({ reason, remedy }) => refusal('document', owner, [page ?? '/404'], reason, remedy)),
    ),
    ...checkLinks(documents, set, identity, before),
    ...checkNamedLinks(documents, names),
  ];
}

function refusalOf({ owner, page, error }: ComposeFailure, { apps }: ReleaseSet, names: Names): Refusal {
  if (page !== null && isNotPublished(error)) return refusalOfName(error, owner, page, names);
  const message = errorMessage(error);
  // A refusal of compose names the page, and a remedy below its first line.
  const words =
    error instanceof ActionableError ? message.replace('\n  → ', ' ') : (message.split('\n')[0] ?? '');
  const host = apps.get('host')?.version ?? 'none';
  const reason = page === null ? words : `cannot be rendered in host ${host}: ${words}`;
  const remedy = 'See the page with npm run dev, put it right, and release it again.';
  return refusal('render', owner, page === null ? [] : [page], reason, remedy);
}
