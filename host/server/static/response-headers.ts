/**
 * `headers.json` of a composed site: for each path pattern, the headers of its answers. `*` in a
 * pattern stands for any run of characters. Rules apply in order; a later one wins.
 */
export type ResponseHeaderRules = { readonly [pattern: string]: { readonly [header: string]: string } };

/** The headers of one answer, by lower-case name. */
export type ResponseHeaders = ReadonlyMap<string, string>;

/** Prepares the rules. @returns a function that finds the headers of an answer. */
export function headerMatcher(rules: ResponseHeaderRules): (pathname: string) => ResponseHeaders {
  const prepared = Object.entries(rules).map(([pattern, headers]) => ({
    matches: patternExpression(pattern),
    headers: Object.entries(headers),
  }));

  return (pathname) => {
    const result = new Map<string, string>();
    for (const { matches, headers } of prepared) {
      if (matches.test(pathname)) headers.forEach(([name, value]) => result.set(name.toLowerCase(), value));
    }
    return result;
  };
}

function patternExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
