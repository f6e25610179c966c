import { isLoopbackHost } from '../../../delivery/port';

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
