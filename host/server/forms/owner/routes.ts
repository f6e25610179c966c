import { readSmallBody } from '../read-body';
import { actionPattern } from '../request-actions';
import type { Visit } from './owner-desk';

/**
 * Answers a visit. @param names what stands in the address where it is not always the same, in this order.
 * @returns where the browser goes then; nothing when it was answered here.
 */
type Answer = (visit: Visit, ...names: string[]) => Promise<string | void> | string | void;

/** What is shown at an address, or what a post there does. */
export type Route = { method: 'GET' | 'POST'; pattern: RegExp; answer: Answer };

/** What may stand in an address under each name. */
const names = {
  ':name': '([^/]+)',
  ':action': `(${actionPattern})`,
  ':work': '([0-9a-f]{16})',
  ':home': '([0-9a-f]{16}|portrait|attestation)',
  ':photo': '([0-9a-f]{18})',
  ':file': '([0-9a-f]{64}\\.(?:jpg|pdf))',
};

/** @param address such as `/site/photos/:home/:photo`. */
export function route(method: Route['method'], address: string, answer: Answer): Route {
  const pattern = Object.entries(names).reduce((text, [name, rule]) => text.replace(name, rule), address);
  return { method, pattern: new RegExp(`^${pattern}$`), answer };
}

/** Null when there is nothing at that address. */
export function answerAt(routes: readonly Route[], method: Route['method'], path: string) {
  for (const { pattern, answer } of routes.filter((each) => each.method === method)) {
    const [match, ...given] = pattern.exec(path) ?? [];
    if (match !== undefined) return (visit: Visit) => answer(visit, ...given);
  }
  return null;
}

/** Bytes of a posted form. */
const longestPost = 256 * 1024;

/** The fields of a form that he sent. */
export async function fieldsSent({ request }: Visit): Promise<URLSearchParams> {
  return new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
}
