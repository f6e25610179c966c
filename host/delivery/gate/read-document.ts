import { stagedFolder } from '../../server/static/visitor-bucket';
import type { DocumentFacts } from '../compose/document-facts';
import type { SiteFiles } from '../compose/site-manifest';
import { pageDocumentFile, pageOfDocument } from '../page-files';
import type { ReleaseSet } from './release-set';

/** What the gate looks at in a composed document. */
export type ReadDocument = DocumentFacts & {
  /** Null on the not-found page. */
  path: string | null;
  owner: string;
};

/**
 * What compose has noted of each document of a set of releases.
 * @param files by their path below the folder of the set. @param isMissing tells the pages that could not be made;
 * « /404 » among them. @throws Error when compose has left one out.
 */
export function readDocuments(
  files: SiteFiles,
  { apps }: ReleaseSet,
  isMissing: (page: string) => boolean,
): ReadDocument[] {
  const read = (path: string | null, owner: string, file: string): ReadDocument[] => {
    if (isMissing(path ?? '/404')) return [];
    const facts = files.get(file)?.document;
    if (!facts) throw new Error(`The manifest lacks ${file}, or does not tell what it holds.`);
    return [{ ...facts, path, owner }];
  };

  return [
    ...[...apps.values()].flatMap(({ app, pages }) =>
      pages.flatMap((page) => read(page.path, app, pageDocumentFile(page.path))),
    ),
    ...listedDocuments(files),
    ...read(null, 'host', '404.html'),
  ];
}

/** Pages that remotes make from lists: the manifest tells whose they are. Those of a staged release lie in a folder. */
function listedDocuments(files: SiteFiles): ReadDocument[] {
  return [...files].flatMap(([file, { document }]) => {
    const page = pageOfDocument(file);
    if (page === null || !document?.listedBy || file.startsWith(`${stagedFolder}/`)) return [];
    return [{ ...document, path: page, owner: document.listedBy }];
  });
}
