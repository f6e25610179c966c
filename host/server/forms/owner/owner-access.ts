import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

/** Who may open the owner's page, and from where. */
export type OwnerAccess = {
  /** The address that the page listens on. */
  host: string;
  /** Asked of everybody, this machine included; required when the page listens beyond it. */
  password: string | null;
  /** The name under which a web server with TLS passes the page on, which then speaks for who visits. */
  name?: string | null;
};

/** The page is for this machine only, which needs no password. */
export const loopbackOnly: OwnerAccess = { host: '127.0.0.1', password: null };

/** Whether an address, or its name, reaches this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

/**
 * Whether a `Host` header names this page. A foreign site whose name is made to point at this computer
 * is not this page; so an address by number is one, when the page listens on all addresses, and no name is.
 */
export function isOwnHost(header: string | undefined, access: OwnerAccess): boolean {
  const { host, password } = access;
  const name = nameIn(header);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/i.test(name)) return true;
  if (password === null) return false;
  if (isBehindTls(header, access)) return true;
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase();
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return isEverywhere ? isIP(bare) !== 0 : bare === host.toLowerCase();
}

/** Whether a request came by the web server with TLS: nothing else knows the page by that name. */
export function isBehindTls(header: string | undefined, { name }: OwnerAccess): boolean {
  return Boolean(name) && nameIn(header).toLowerCase() === name?.toLowerCase();
}

/** The name or the address in a `Host` header, without the port. */
function nameIn(header: string | undefined): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header ?? '')?.[1] ?? '';
}

/** What became of a password that somebody gave. */
export type PasswordVerdict = 'right' | 'wrong' | 'too-many';

/** Failures of one address, and of all together, within ten minutes. */
const mostFailures = { each: 10, all: 100 };
const failuresLast = 10 * 60 * 1000;

/**
 * Judges passwords. After too many failures even the right one is refused, until ten minutes after the first
 * of them.
 */
export function passwordJudge(password: string, now: () => Date) {
  const expected = digest(password);
  const failures = new Map<string, number>();
  let all = 0;
  let since = 0;

  return (given: string, address: string): PasswordVerdict => {
    const moment = now().getTime();
    // A clock that was put back ends the wait too.
    if (Math.abs(moment - since) > failuresLast) {
      failures.clear();
      all = 0;
      since = moment;
    }
    const own = failures.get(address) ?? 0;
    if (own >= mostFailures.each || all >= mostFailures.all) return 'too-many';
    if (timingSafeEqual(digest(given), expected)) return 'right';
    failures.set(address, own + 1);
    all += 1;
    return 'wrong';
  };
}

/** Of the same length for every text, so that comparing two takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
