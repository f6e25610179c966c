import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isLoopbackHost } from '../loopback';
import { rateLimit } from '../rate-limit';

/** Who may open the owner's page. It listens on this machine alone; a web server with TLS may pass it on. */
export type OwnerAccess = {
  /** Asked of everybody, this machine included; required when the page can be reached from beyond it. */
  password: string | null;
  /** The name under which a web server with TLS passes the page on, which then speaks for who visits. */
  name?: string | null;
};

/** The page is for this machine only, which needs no password. */
export const loopbackOnly: OwnerAccess = { password: null };

/** Whether a `Host` header names this page: a foreign site whose name is made to point at this computer is not it. */
export function isOwnHost(header: string | undefined, access: OwnerAccess): boolean {
  return isLoopbackHost(nameIn(header)) || isBehindTls(header, access);
}

/** Whether a request came by the web server with TLS: nothing else knows the page by that name. */
export function isBehindTls(header: string | undefined, { name }: OwnerAccess): boolean {
  return Boolean(name) && nameIn(header).toLowerCase() === name?.toLowerCase();
}

/** The name or the address in a `Host` header, without the port. */
function nameIn(header: string | undefined): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header ?? '')?.[1] ?? '';
}

/** Result of checking a password. */
export type PasswordVerdict = 'right' | 'wrong' | 'too-many';

/** Failures of one address or browser, and of all together, within ten minutes. */
const mostFailures = { each: 10, all: 100 };
const tenMinutes = 600;
const everybody = 'everybody';
/** Milliseconds that each further answer takes once there were too many failures. */
const slowness = 1_000;

type Guess = {
  address: string;
  /** In which the owner was signed in before; null for any other. */
  browser: string | null;
};

/**
 * Judges passwords. Too many failures of an address close the door to it for ten minutes, and too many of all together
 * slow it down for everybody. A browser in which the owner was signed in before is slowed down by its own failures, and
 * never refused: nobody else can lock the owner out.
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
    const isTired = own.ask(guesser, now()) > 0;
    if (isTired && browser === null) return 'too-many';
    if (isTired || (browser === null && all.ask(everybody, now()) > 0)) await pause(slowness);
    if (timingSafeEqual(digest(given), expected)) return 'right';
    own.count(guesser, now());
    all.count(everybody, now());
    return 'wrong';
  };
}

/** Of the same length for every text, so that comparing two takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
