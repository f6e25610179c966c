import type { Visit } from './owner-desk';
import { readSmallBody } from '../client';

/**
 * Handles an HTTP request. @param names values of the path parameters, in order. @returns the path to redirect to, or
 * nothing if the handler has sent the response.
 */
export type Answer<Parts> = (
  parts: Parts,
  visit: Visit,
  ...names: string[]
) => Promise<string | void> | string | void;

/** Handlers by method and path, such as `GET /site/photos/:home/:photo`. */
export type Answers<Parts> = Readonly<Record<string, Answer<Parts>>>;

export type Route = {
  pattern: RegExp;
  answer: (visit: Visit, ...names: string[]) => ReturnType<Answer<unknown>>;
};

/** Regular expressions of the path parameters. */
const names = {
  ':name': '([^/]+)',
  ':action': '([a-z-]+)',
  ':project': '([0-9a-f]{16})',
  ':home': '([0-9a-f]{16}|portrait|attestation)',
  ':photo': '([0-9a-f]{18})',
  ':file': '([0-9a-f]{64}\\.(?:jpg|pdf))',
};

export function routesOf<Parts>(parts: Parts, answers: Answers<Parts>): readonly Route[] {
  return Object.entries(answers).map(([address, answer]) => {
    const pattern = Object.entries(names).reduce((text, [name, rule]) => text.replace(name, rule), address);
    return {
      pattern: new RegExp(`^${pattern}$`),
      answer: (visit, ...given) => answer(parts, visit, ...given),
    };
  });
}

/** Returns the handler for a method and path such as `GET /plus`, or null. */
export function answerAt(routes: readonly Route[], address: string) {
  for (const { pattern, answer } of routes) {
    const [match, ...given] = pattern.exec(address) ?? [];
    if (match !== undefined) return (visit: Visit) => answer(visit, ...given);
  }
  return null;
}

/** Maximum bytes of a posted form. */
export const longestPost = 256 * 1024;

export class FormTooLong extends Error {}

/** Reads the fields of a posted form. @throws FormTooLong if the form exceeds `longestPost`. */
export async function fieldsSent({ request, body }: Visit): Promise<URLSearchParams> {
  const text = body ?? (await readSmallBody(request, longestPost));
  if (text === null) throw new FormTooLong();
  return new URLSearchParams(text);
}
