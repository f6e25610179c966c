import type { DocumentLink } from '../compose/document-facts';
import { releaseBase } from '../registry';
import type { ReleaseSet } from './release-set';
import type { ReadDocument } from './read-document';
import type { Refusal } from './refusal';

/** Files that compose makes beside the pages. */
const composedFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/registry.json',
  '/404.html',
  '/.well-known/security.txt',
];

/**
 * Every link and form of the composed pages must lead to a page, a place in a page, a published file or
 * the form service. So another team's link to a page that the chosen releases drop is found too.
 * @param before what is live now, to tell a removed page from a page that never existed.
 */
export function checkLinks(
  documents: readonly ReadDocument[],
  { apps }: ReleaseSet,
  { origin, formEndpoint }: { origin: string; formEndpoint: string },
  before: ReleaseSet | null,
): Refusal[] {
  const pages = new Map(documents.map((document) => [document.path, document]));
  const files = new Set(composedFiles);
  for (const { app, version, files: all } of apps.values()) {
    for (const file of Object.keys(all))
      if (file.startsWith('client/')) files.add(releaseBase(app, version) + file.slice('client/'.length));
  }

  const formerOwners = new Map<string, string>(
    [...(before?.apps.values() ?? [])].flatMap(({ app, pages: all }) => all.map((page) => [page.path, app])),
  );

  /** @returns why the link leads nowhere, or null. */
  function problemOf(document: ReadDocument, { address, isForm }: DocumentLink): [string, string] | null {
    const own = document.path ?? '/404';
    if (!URL.canParse(address, origin + own))
      return [`links to « ${address} », which is no address.`, 'Write a path such as /contact.'];
    const url = new URL(address, origin + own);
    if (url.origin !== origin) return null;
    const path = url.pathname;
    const what = `${isForm ? 'sends a form' : 'links'} to ${path}`;

    if (isForm && `${path}/`.startsWith(`${formEndpoint}/`)) return null;
    if (files.has(path)) return null;
    const target = path === own ? document : pages.get(path);
    if (!target) {
      return path !== '/' && path.endsWith('/') && pages.has(path.slice(0, -1))
        ? [`${what}, with a final slash.`, 'Leave the slash out.']
        : [`${what}, ${whoLacks(path)}.`, 'Keep the page, or release those that link to it first.'];
    }
    const place = decode(url.hash.slice(1));
    if (place && !target.ids.includes(place)) {
      return [
        `${what}#${place}, and nothing there has the id « ${place} ».`,
        `Keep the id in ${target.owner}, or release those that link to it first.`,
      ];
    }
    return null;
  }

  function whoLacks(path: string): string {
    const owner = formerOwners.get(path);
    const release = owner === undefined ? undefined : apps.get(owner);
    if (release) return `which ${release.app} ${release.version} no longer has`;
    return owner === undefined ? 'which no remote declares' : `which goes with ${owner}`;
  }

  // Most pages have most links in common, as those of the footer. The not-found page has no address.
  const known = new Map<DocumentLink, [string, string] | null>();
  function problemOnce(document: ReadDocument, link: DocumentLink): [string, string] | null {
    if (!link.address.startsWith('/') || document.path === null) return problemOf(document, link);
    const found = known.get(link);
    if (found !== undefined) return found;
    const problem = problemOf(document, link);
    known.set(link, problem);
    return problem;
  }

  return documents.flatMap((document) =>
    document.links.flatMap((link): Refusal[] => {
      const problem = problemOnce(document, link);
      if (!problem) return [];
      const [reason, remedy] = problem;
      const owner = link.isOfHost ? 'host' : document.owner;
      return [{ check: 'links', owner, pages: [document.path ?? '/404'], reason, remedy }];
    }),
  );
}

/** Browsers look for the id as it is written, and decoded. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
