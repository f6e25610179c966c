import type { ResponseHeaderRules } from '../../server/static/response-headers';

/** Hosts read so many rules. A site with more pages does without those of `index.html`, which change no page. */
const mostRedirects = 2_000;

/**
 * The headers and addresses of a composed folder, as static hosts read them (Netlify, Cloudflare Pages), from the same
 * rules as nginx's. Where rules overlap, such hosts send a header twice; so one that a later rule replaces stands only
 * there, and documents get the host's own `max-age=0, must-revalidate`, which means what `no-cache` does.
 * @param pages addresses. @returns texts by file name.
 */
export function staticHostFiles(
  rules: ResponseHeaderRules,
  pages: readonly string[],
): Record<string, string> {
  const all = Object.entries(rules);
  const isReplaced = (name: string, index: number) => all.slice(index + 1).some(([, later]) => name in later);
  const headers = all.map(([pattern, own], index) => {
    const kept = Object.entries(own).filter(([name]) => !isReplaced(name, index));
    return [pattern === '*' ? '/*' : pattern, ...kept.map(([name, value]) => `  ${name}: ${value}`)];
  });
  const redirects = [
    '/index / 301',
    ...pages.map((page) => `${page === '/' ? '' : page}/index.html ${page} 301`),
  ];
  return {
    _headers: `${headers.flat().join('\n')}\n`,
    _redirects: `${redirects.slice(0, redirects.length > mostRedirects ? 1 : mostRedirects).join('\n')}\n`,
  };
}
