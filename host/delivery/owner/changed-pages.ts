import { pageOfDocument } from '../page-files';
import { readManifest, type SiteFiles } from '../compose/site-manifest';
import { stagedFolder } from '../../server/static/visitor-bucket';

/** What visitors will see that is new. */
export type ChangedPages = {
  /** New, or saying something else than before: not those of which only the frame around changes. */
  pages: string[];
  gone: string[];
};

export async function documentsIn(folder: string): Promise<SiteFiles> {
  return (await readManifest(folder).catch(() => null))?.files ?? new Map();
}

/** @param before files of the site that visitors had. */
export function changedPages(before: SiteFiles, now: SiteFiles): ChangedPages {
  const [old, next] = [contentsOf(before), contentsOf(now)];
  return {
    pages: [...next].flatMap(([page, content]) => (old.get(page) === content ? [] : [page])),
    gone: [...old.keys()].filter((page) => !next.has(page)),
  };
}

function contentsOf(files: SiteFiles): Map<string, string> {
  const contents = new Map<string, string>();
  for (const [file, { document }] of files) {
    const page = pageOfDocument(file);
    if (page !== null && document && !file.startsWith(`${stagedFolder}/`))
      contents.set(page, document.content);
  }
  return contents;
}
