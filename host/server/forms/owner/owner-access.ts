import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { rateLimit } from '../rate-limit';
import { isLoopbackHost } from '../../listening-server';

/** Access to the owner's page, which listens on the loopback address; nginx may proxy it over TLS. */
export type OwnerAccess = {
  /** Required of every browser; null only when no other machine can reach the page. */
  password: string | null;
  /** Host name under which nginx proxies the page over TLS; nginx then forwards the browser's IP address. */
  name?: string | null;
};

/** Access from this machine only, without a password. */
export const loopbackOnly: OwnerAccess = { password: null };

/** Whether a `Host` header contains a name of this page. Prevents DNS rebinding. */
export function isOwnHost(header: string | undefined, access: OwnerAccess): boolean {
  return isLoopbackHost(nameIn(header)) || isBehindTls(header, access);
}

/** Whether a request came through nginx with TLS, by its host name. */
export function isBehindTls(header: string | undefined, { name }: OwnerAccess): boolean {
  return Boolean(name) && nameIn(header).toLowerCase() === name?.toLowerCase();
}

/** Returns the host of a `Host` header without the port. */
function nameIn(header: string | undefined): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header ?? '')?.[1] ?? '';
}

/** Result of checking a password. */
export type PasswordVerdict = 'right' | 'wrong' | 'too-many';

/** Maximum wrong passwords within ten minutes: from one address or browser, and from all together. */
const mostFailures = { each: 10, all: 100 };
const tenMinutes = 600;
const everybody = 'everybody';
/** Delay of each further response after too many wrong passwords, in milliseconds. */
const slowness = 1_000;

type Guess = {
  address: string;
  /** Browser in which the owner has signed in before; null for any other. */
  browser: string | null;
};

/**
 * Checks passwords. Too many wrong ones block an address for ten minutes; too many from all addresses delay every
 * response. A browser in which the owner has signed in before is delayed by its own mistakes only and never blocked, so
 * that strangers cannot lock the owner out.
 */
export function passwordJudge(
  password: string,
  now: () => Date,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
) {
  const expected = digest(password);
  const own = rateLimit(mostFailures.each, tenMinutes);
  const all = rateLimit(mostFailures.all, tenMinutes);

  return async (given: string, { address, browser }: Guess): Promise<PasswordVerdict> => {
    const guesser = browser ?? address;
    const isOverLimit = own.ask(guesser, now()) > 0;
    if (isOverLimit && browser === null) return 'too-many';
    if (isOverLimit || (browser === null && all.ask(everybody, now()) > 0)) await pause(slowness);
    if (timingSafeEqual(digest(given), expected)) return 'right';
    own.count(guesser, now());
    all.count(everybody, now());
    return 'wrong';
  };
}

/** Hashes a text to a fixed length, which `timingSafeEqual` requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
