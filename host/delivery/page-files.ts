/**
 * The page's document in a composed site, where any static server finds it.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}
