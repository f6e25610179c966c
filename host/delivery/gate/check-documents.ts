import {
  isNotPublished,
  type NotPublished,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { ActionableError } from '../actionable-error';
import { errorMessage } from '../error-code';
import type { ComposeFailure } from '../compose/live-site';
import type { DocumentLink, ReadDocument } from '../compose/document-facts';
import { readPublished } from '../release/published-lists';
import type { SiteFiles } from '../compose/site-manifest';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

type SetOfDocuments = {
  releases: string;
  set: ReleaseSet;
  /** The current releases, which distinguish a removed page from one that never existed. */
  before: ReleaseSet | null;
  documents: readonly ReadDocument[];
  /** The files of the site. */
  files: SiteFiles;
  /** The pages that compose could not render. */
  failures: readonly ComposeFailure[];
};

/** Finds the faults of a site's documents. */
export async function checkDocuments(input: SetOfDocuments, identity: Identity): Promise<Refusal[]> {
  const { documents, failures } = input;
  // Broken links to a page that could not be rendered would only repeat its failure.
  if (failures.length > 0) return Promise.all(failures.map((failure) => refusalOf(failure, input)));
  return [
    ...documents.flatMap(({ app, page, faults }) =>
      faults.map(({ reason, remedy }) => refusal(app, [page ?? '/404'], reason, remedy)),
    ),
    ...checkLinks(input, identity),
  ];
}

async function refusalOf({ app, page, error }: ComposeFailure, input: SetOfDocuments): Promise<Refusal> {
  if (page !== null && isNotPublished(error)) return unpublishedNameRefusal(error, app, page, input);
  const { problem, remedy } =
    error instanceof ActionableError
      ? error
      : {
          problem: errorMessage(error).split('\n')[0] ?? '',
          remedy: `See the page with npm run dev, correct it, and release ${app} again.`,
        };
  if (page === null) return refusal(app, [], problem, remedy);
  const host = input.set.apps.get('host')?.version ?? 'none';
  // Omits the path, so that one cause on many pages becomes a single refusal.
  const what = problem.replace(`The page ${page} `, 'The page ');
  return refusal(app, [page], `cannot be rendered in host ${host}: ${what}`, remedy);
}

/**
 * Refuses a page that uses a name missing from a list. The refusal is for the app that removed the name, or else for
 * the app of the page.
 */
async function unpublishedNameRefusal(
  { list, slug }: NotPublished,
  user: string,
  page: string,
  { releases, set, before }: SetOfDocuments,
): Promise<Refusal> {
  const previous = before?.apps.get(publisherOf(before, list) ?? '');
  const lists = previous ? await readPublished(releases, previous) : {};
  const wasPublished = lists[list]?.some((one) => one.slug === slug) ?? false;
  const publisher = publisherOf(set, list) ?? previous?.app ?? 'nobody';
  const reason = wasPublished
    ? `${user} uses "${slug}", which ${publisher} no longer publishes in its list ${list}.`
    : `uses "${slug}", which ${publisher} does not publish in its list ${list}.`;
  const remedy = wasPublished
    ? `Keep the name, or release ${user} without it first.`
    : `Correct the name, or have ${publisher} publish it first.`;
  return refusal(wasPublished ? publisher : user, [page], reason, remedy);
}

const publisherOf = (set: ReleaseSet | null, list: PublishedName): string | undefined =>
  [...(set?.apps.values() ?? [])].find(({ publishes }) => publishes.includes(list))?.app;

type Problem = readonly [reason: string, remedy: string];

/**
 * Checks that every internal link or form leads to an existing page and id, a published file or the form service, and
 * that the page reads its parameters. This also finds other teams' links to a page that a new release removes.
 */
function checkLinks(
  { documents, files, set: { apps }, before }: SetOfDocuments,
  { origin, formEndpoint }: Identity,
): Refusal[] {
  const pages = new Map(documents.map((document) => [document.page, document]));
  const previousApps = new Map<string, string>(
    [...(before?.apps.values() ?? [])].flatMap(({ app, pages: all }) => all.map((page) => [page.path, app])),
  );

  function problemOf({ url, isForm, isOfHost }: DocumentLink, from: ReadDocument): Problem | null {
    const own = from.page ?? '/404';
    if (!URL.canParse(url, origin + own))
      return [`links to "${url}", which is not a valid URL.`, 'Write a path such as /contact.'];
    const { origin: site, pathname: path, searchParams, hash } = new URL(url, origin + own);
    if (site !== origin) return null;
    const action = `${isForm ? 'sends a form' : 'links'} to ${path}`;

    if (isForm && `${path}/`.startsWith(`${formEndpoint}/`)) return null;
    if (files.has(path.slice(1))) return null;
    const target = path === own ? from : pages.get(path);
    if (!target) return [`${action}, ${reasonFor(path)}.`, remedyFor(path, isOfHost ? 'host' : from.app)];
    const unread = [...searchParams.keys()].find((key) => !target.parameters.includes(key));
    if (unread !== undefined)
      return [
        `${action}?${unread}=, and no section there reads "${unread}".`,
        `Keep the parameter in ${target.app}, or first release the linking apps without it.`,
      ];
    const id = decode(hash.slice(1));
    if (!id || target.ids.includes(id)) return null;
    return [
      `${action}#${id}, and nothing there has the id "${id}".`,
      `Keep the id in ${target.app}, or first release the linking apps without it.`,
    ];
  }

  const remedyFor = (path: string, app: string) =>
    previousApps.has(path)
      ? 'Keep the page, or first release the linking apps without the link.'
      : `Correct the link in ${app}, or promote the page first.`;

  function reasonFor(path: string): string {
    if (path.endsWith('/') && pages.has(path.slice(0, -1))) return 'with a trailing slash, which no page has';
    const previous = previousApps.get(path);
    if (previous === undefined) return 'which no remote declares';
    return `which ${previous} ${apps.get(previous)?.version ?? ''} no longer has`;
  }

  // Checks each link that starts with a slash once for each app, because most pages share links such as the footer's.
  const problems = new Map<string, Problem | null>();
  const problemOnce = (link: DocumentLink, from: ReadDocument) => {
    if (!link.url.startsWith('/') || from.page === null) return problemOf(link, from);
    const key = `${from.app} ${String(link.isForm)} ${String(link.isOfHost)} ${link.url}`;
    const known = problems.get(key);
    if (known !== undefined) return known;
    const problem = problemOf(link, from);
    problems.set(key, problem);
    return problem;
  };

  return documents.flatMap((document) =>
    document.links.flatMap((link) => {
      const problem = problemOnce(link, document);
      const app = link.isOfHost ? 'host' : document.app;
      return problem ? [refusal(app, [document.page ?? '/404'], ...problem)] : [];
    }),
  );
}

/** Decodes a fragment. Returns a malformed one unchanged, as browsers do. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
