import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ComposeFailure } from '../compose/compose-failure';
import type { DocumentLink, ReadDocument } from '../compose/document-facts';
import type { FileHashes } from '../files';
import { publishedSlugs } from '../release/published-lists';
import type { ReleaseRecord } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { refusal, type Refusal } from './refusal';

type Site = {
  folders: StateFolders;
  releases: readonly ReleaseRecord[];
  /** The current releases, which distinguish a removed page from one that never existed. */
  live: readonly ReleaseRecord[];
  identity: Identity;
  documents: readonly ReadDocument[];
  files: FileHashes;
  /** The pages that compose could not render. */
  failures: readonly ComposeFailure[];
};

/** Finds the faults of a site's documents. */
export async function checkDocuments(site: Site): Promise<Refusal[]> {
  const { documents, failures } = site;
  // Broken links to a page that could not be rendered would only repeat its failure.
  if (failures.length > 0) return Promise.all(failures.map((failure) => refusalOf(failure, site)));
  return [
    ...documents.flatMap(({ app, page, faults }) =>
      faults.map(({ reason, remedy }) => refusal(app, [page ?? '/404'], reason, remedy)),
    ),
    ...checkLinks(site),
  ];
}

async function refusalOf(failure: ComposeFailure, site: Site): Promise<Refusal> {
  const { app, page, reason, remedy, missing } = failure;
  if (page === null) return refusal(app, [], reason, remedy);
  if (missing) return missingNameRefusal(missing, app, page, site);
  const host = site.releases.find((release) => release.app === 'host')?.version ?? 'none';
  // Omits the path, so that one cause on many pages becomes a single refusal.
  const what = reason.replace(`The page ${page} `, 'The page ');
  return refusal(app, [page], `cannot be rendered in host ${host}: ${what}`, remedy);
}

/**
 * Refuses a page that uses a name missing from a list. The refusal is for the app that removed the name, or else for
 * the app of the page.
 */
async function missingNameRefusal(
  { list, slug }: NonNullable<ComposeFailure['missing']>,
  user: string,
  page: string,
  { folders, releases, live }: Site,
): Promise<Refusal> {
  const publishes = (release: ReleaseRecord) => release.publishes.includes(list);
  const previous = live.find(publishes);
  const slugs = previous ? await publishedSlugs(folders.releases, previous, list) : [];
  const publisher = (releases.find(publishes) ?? previous)?.app ?? 'nobody';
  return slugs.includes(slug)
    ? refusal(
        publisher,
        [page],
        `${user} uses "${slug}", which ${publisher} no longer publishes in its list ${list}.`,
        `Keep the name, or release ${user} without it first.`,
      )
    : refusal(
        user,
        [page],
        `uses "${slug}", which ${publisher} does not publish in its list ${list}.`,
        `Correct the name, or have ${publisher} publish it first.`,
      );
}

type Problem = readonly [reason: string, remedy: string];

/**
 * Checks that every internal link or form leads to an existing page and id, a published file or the form service, and
 * that the page reads its parameters. This also finds other teams' links to a page that a new release removes.
 */
function checkLinks({ documents, files, releases, live, identity }: Site): Refusal[] {
  const { origin, formEndpoint } = identity;
  const pages = new Map(documents.map((document) => [document.page, document]));

  function problemOf({ url, isForm, isOfHost }: DocumentLink, from: ReadDocument): Problem | null {
    const own = from.page ?? '/404';
    if (!URL.canParse(url, origin + own))
      return [`links to "${url}", which is not a valid URL.`, 'Write a path such as /contact.'];
    const { origin: site, pathname: path, searchParams, hash } = new URL(url, origin + own);
    if (site !== origin) return null;
    const action = `${isForm ? 'sends a form' : 'links'} to ${path}`;

    if (isForm && `${path}/`.startsWith(`${formEndpoint}/`)) return null;
    if (Object.hasOwn(files, path.slice(1))) return null;
    const target = path === own ? from : pages.get(path);
    if (!target) return missingPage(action, path, isOfHost ? 'host' : from.app);
    const remedy = `in ${target.app}, or first release the linking apps without it.`;
    const unread = [...searchParams.keys()].find((key) => !target.parameters.includes(key));
    if (unread !== undefined)
      return [
        `${action}?${unread}=, and no section there reads "${unread}".`,
        `Keep the parameter ${remedy}`,
      ];
    // A URL encodes accents.
    if (!hash || target.ids.some((id) => new URL(`#${id}`, origin).hash === hash)) return null;
    return [`${action}${hash}, and nothing there has the id "${hash.slice(1)}".`, `Keep the id ${remedy}`];
  }

  function missingPage(action: string, path: string, app: string): Problem {
    const previous = live.find((release) => release.pages.some((page) => page.path === path))?.app;
    if (previous !== undefined) {
      const version = releases.find((release) => release.app === previous)?.version ?? '';
      const reason = `${action}, which ${previous} ${version} no longer has.`;
      return [reason, 'Keep the page, or first release the linking apps without the link.'];
    }
    return [`${action}, which no remote declares.`, `Correct the link in ${app}, or promote the page first.`];
  }

  return documents.flatMap((document) =>
    document.links.flatMap((link) => {
      const problem = problemOf(link, document);
      const app = link.isOfHost ? 'host' : document.app;
      return problem ? [refusal(app, [document.page ?? '/404'], ...problem)] : [];
    }),
  );
}
