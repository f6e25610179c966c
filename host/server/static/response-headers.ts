import { readFile } from 'node:fs/promises';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../error-code';

/**
 * `headers.json` of a composed site: for each path pattern, the headers of its answers. `*` in a
 * pattern stands for any run of characters. Rules apply in order; a later one wins.
 */
export type ResponseHeaderRules = { readonly [pattern: string]: { readonly [header: string]: string } };

/** The headers of one answer, by lower-case name. */
export type ResponseHeaders = ReadonlyMap<string, string>;

const fileName = 'headers.json';
const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads and checks the rules, so that a bad one fails when the site is opened and not in the middle of an answer. */
export async function readHeaderRules(siteFolder: string): Promise<ResponseHeaderRules> {
  const file = path.join(siteFolder, fileName);
  try {
    const rules = schema.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const headers of Object.values(rules)) {
      for (const [name, value] of Object.entries(headers)) {
        validateHeaderName(name);
        validateHeaderValue(name, value);
      }
    }
    return rules;
  } catch (error) {
    throw new Error(`${file} cannot be used: ${errorMessage(error)}`, { cause: error });
  }
}

/** Prepares the rules once; the function that comes back is called for every answer. */
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
