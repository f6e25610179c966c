type ReturnOptions = {
  /** `_next` as sent. */
  next: string;
  thanksPath: string;
  reference: string;
  /** Where the form was sent from: see `sendingOrigin`. */
  sender: string;
  /** The host that was asked, for an absolute `_next` of the same site. */
  host: string | undefined;
  allowedOrigins: readonly string[];
};

const anySite = 'http://site.invalid';
/** Characters: proxies refuse longer headers. */
const longestNext = 1_000;

/**
 * Where the browser goes after a native post. Only the path of `_next` is used, and the visitor
 * returns to the site he came from, so it can never lead to a stranger's. The reference goes along.
 */
export function returnLocation({
  next,
  thanksPath,
  reference,
  sender,
  host,
  allowedOrigins,
}: ReturnOptions): string {
  const url = ownUrl(next, host, allowedOrigins) ?? new URL(thanksPath, anySite);
  url.searchParams.set('ref', reference);
  return (sender === 'same' ? '' : sender) + url.pathname + url.search + url.hash;
}

function ownUrl(next: string, host: string | undefined, allowedOrigins: readonly string[]): URL | null {
  if (next.length > longestNext || !/^(\/|https?:\/\/)/i.test(next) || !URL.canParse(next, anySite))
    return null;

  const url = new URL(next, anySite);
  const isOwn = url.origin === anySite || url.host === host || allowedOrigins.includes(url.origin);
  // `/.//evil.example` has a harmless origin and a path that browsers would read as a host.
  return isOwn && !url.pathname.startsWith('//') ? url : null;
}
