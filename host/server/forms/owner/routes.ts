import { readSmallBody } from '../read-body';
import type { Visit } from './owner-desk';

/**
 * Answers a visit. @param parts what it works with. @param names what stands in the address where it is not always the
 * same, in this order. @returns where the browser goes then; nothing when it was answered here.
 */
export type Answer<Parts> = (
  parts: Parts,
  visit: Visit,
  ...names: string[]
) => Promise<string | void> | string | void;

/** What is shown, and what a post does, by method and address: `GET /site/photos/:home/:photo`. */
export type Answers<Parts> = Readonly<Record<string, Answer<Parts>>>;

export type Route = {
  pattern: RegExp;
  answer: (visit: Visit, ...names: string[]) => ReturnType<Answer<unknown>>;
};

/** What may stand in an address under each name. */
const names = {
  ':name': '([^/]+)',
  ':action': '([a-z-]+)',
  ':work': '([0-9a-f]{16})',
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

/** Null when there is nothing at that address. @param address with the method before it. */
export function answerAt(routes: readonly Route[], address: string) {
  for (const { pattern, answer } of routes) {
    const [match, ...given] = pattern.exec(address) ?? [];
    if (match !== undefined) return (visit: Visit) => answer(visit, ...given);
  }
  return null;
}

/** Bytes of a posted form. */
export const longestPost = 256 * 1024;

export class FormTooLong extends Error {}

/** The fields of a form that the owner sent. @throws FormTooLong: what was typed must not count as an empty form. */
export async function fieldsSent({ request, body }: Visit): Promise<URLSearchParams> {
  const text = body ?? (await readSmallBody(request, longestPost));
  if (text === null) throw new FormTooLong();
  return new URLSearchParams(text);
}
