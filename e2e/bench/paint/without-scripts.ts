/** Removes scripts, and elements that only scripts read, from a composed document. Keeps structured data. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<template[^>]*><\/template>\n?/g, '');
}
