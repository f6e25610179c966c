/**
 * A composed document without what a browser runs, and without what that reads. Structured data stays: it is content, which nobody runs.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<template[^>]*><\/template>\n?/g, '');
}
