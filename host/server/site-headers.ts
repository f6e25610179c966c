import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * `headers.json` of a composed site, with the response headers for each path pattern. `*` in a pattern matches any
 * characters. Rules apply in order, and the last one wins.
 */
export type ResponseHeaderRules = { readonly [pattern: string]: { readonly [header: string]: string } };

/** Returns the headers of a response, by lower-case name. */
export type HeaderMatcher = (pathname: string) => Record<string, string>;

/** Reads the rules of a composed site. @throws Error when there is no site. */
export async function readHeaders(siteDir: string): Promise<HeaderMatcher> {
  return headerMatcher(JSON.parse(await readFile(path.join(siteDir, 'headers.json'), 'utf8')));
}

/** Compiles the rules. A response without a rule for `Cache-Control` is not reused without asking again. */
function headerMatcher(rules: ResponseHeaderRules): HeaderMatcher {
  const prepared = Object.entries(rules).map(([pattern, headers]) => ({
    matches: patternExpression(pattern),
    headers: Object.entries(headers),
  }));
  return (pathname) => {
    const result = new Map([['cache-control', 'no-cache']]);
    for (const { matches, headers } of prepared) {
      if (matches.test(pathname)) headers.forEach(([name, value]) => result.set(name.toLowerCase(), value));
    }
    return Object.fromEntries(result);
  };
}

function patternExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
