/**
 * A composed document without what a browser runs, without what that reads, and without what is fetched
 * for it. Structured data stays: it is content, which nobody runs.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>\n?/g, '')
    .replace(/<template[^>]*><\/template>\n?/g, '');
}
