/** Attribute of a link that says when it leads to the page being read; see Menu. */
export const pageLinkMark = 'data-page-link';

/** Attribute of the address that is printed; see PrintedAddress. */
export const addressMark = 'data-address';

/** Makes the bars that the document brought say which page is being read, after they were made for another one. */
export function tellPage(origin: string, path: string): void {
  for (const link of document.querySelectorAll(`[${pageLinkMark}]`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const address = document.querySelector(`[${addressMark}]`)?.firstChild;
  if (address) address.nodeValue = origin + path;
}
