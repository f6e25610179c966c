import { readPageList } from '../compose/page-list';
import type { DocumentFacts } from '../compose/document-facts';
import { pageDocumentFile } from '../page-files';
import type { Candidate } from './candidate';

/** What the gate looks at in a composed document. */
export type ReadDocument = DocumentFacts & {
  /** Null on the not-found page. */
  path: string | null;
  owner: string;
};

/**
 * What compose has noted of each document of a set of releases when it wrote the document, or when the
 * document that it keeps was written.
 * @param place their folder. @param isMissing tells the pages that could not be made; « /404 » among them.
 * @throws Error when compose has left one out.
 */
export async function readDocuments(
  place: string,
  { apps }: Candidate,
  isMissing: (page: string) => boolean,
): Promise<ReadDocument[]> {
  const listed = new Map((await readPageList(place))?.map(({ file, facts }) => [file, facts]));
  const read = (path: string | null, owner: string, file: string): ReadDocument[] => {
    if (isMissing(path ?? '/404')) return [];
    const facts = listed.get(file);
    if (!facts) throw new Error(`${place} lacks ${file}, or does not tell what it holds.`);
    return [{ ...facts, path, owner }];
  };

  return [
    ...[...apps.values()].flatMap(({ app, pages }) =>
      pages.flatMap((page) => read(page.path, app, pageDocumentFile(page.path))),
    ),
    ...read(null, 'host', '404.html'),
  ];
}
