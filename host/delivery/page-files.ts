/**
 * The page's record in a release, below `client/`: what the browser fetches when it enters the page.
 * @example pageRecordFile('/') // => 'pages/index.json'
 */
export function pageRecordFile(page: string): string {
  return `pages/${page === '/' ? 'index' : page.slice(1)}.json`;
}

/**
 * The page's document in a composed site, where any static server finds it.
 * @example pageDocumentFile('/villes/riom') // => 'villes/riom/index.html'
 */
export function pageDocumentFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
}
