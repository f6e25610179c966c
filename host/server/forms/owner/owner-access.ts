import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { rateLimit } from '../rate-limit';
import { isLoopbackHost } from '../../../delivery/listening-server';

/** Access rules of the owner's pages, which are served on the loopback address and may be proxied by nginx over TLS. */
export type OwnerAccess = {
  /** Null disables sign-in. Allowed only if no other machine can reach the pages. */
  password: string | null;
  /** Host name under which nginx proxies the pages over TLS. */
  name?: string | null;
};

/** Access from this machine only, without a password. */
export const loopbackOnly: OwnerAccess = { password: null };

/** Returns whether a `Host` header names this server. Prevents DNS rebinding. */
export function isOwnHost(header: string | undefined, access: OwnerAccess): boolean {
  return isLoopbackHost(withoutPort(header)) || isBehindTls(header, access);
}

/** Returns whether a `Host` header contains the name under which nginx proxies the pages over TLS. */
export function isBehindTls(header: string | undefined, { name }: OwnerAccess): boolean {
  return Boolean(name) && withoutPort(header).toLowerCase() === name?.toLowerCase();
}

function withoutPort(header: string | undefined): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header ?? '')?.[1] ?? '';
}

type PasswordVerdict = 'right' | 'wrong' | 'too-many';

/** Maximum wrong passwords within ten minutes, per address or browser and in total. */
const mostFailures = { each: 10, all: 100 };
const tenMinutes = 600;
const everybody = 'everybody';
/** Delay after too many wrong passwords, in milliseconds. */
const slowness = 1_000;

type Guess = {
  address: string;
  /** Key of a browser in which the owner has signed in before, or null. */
  browser: string | null;
};

/**
 * Returns a function that checks passwords. After too many wrong passwords, an address is blocked for up to ten
 * minutes. A browser in which the owner has signed in before is only slowed down, and only after its own failures, so
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

/** Returns a hash, because `timingSafeEqual` requires values of equal length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
