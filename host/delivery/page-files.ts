/**
 * The page's document in a composed site, where any static server finds it.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}

/** The page of a document, the other way round. @returns null when it is the document of no page. */
export function pageOfDocument(file: string): string | null {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : null;
}
