/** Decision about a request target. */
export type PathVerdict =
  | { kind: 'serve'; path: string }
  /** `location` is `path` with the query. It starts with exactly one slash, so it never leaves the site. */
  | { kind: 'redirect'; path: string; location: string }
  | { kind: 'unknown' };

const unknown: PathVerdict = { kind: 'unknown' };

// A proxy or browser may interpret an encoded slash or backslash differently.
const ambiguous = /%2f|%5c/i;
const controlCharacters = /[\u0000-\u001f\u007f]/;
const notPublic = /^\/(headers\.json|404(\.html)?|_[^/]*|\.(?!well-known\/)[^/]*)(\/|$)|\.(br|gz)$/;

/**
 * Decides whether to serve or redirect a target. The URL of a page is in lower case, without a trailing slash or
 * `index.html`. One redirect makes all corrections.
 */
export function judgePath(target: string): PathVerdict {
  const [rawPath = '', ...rest] = target.split('?');
  const path = decode(rawPath);
  if (path === null || !isPlain(path) || ambiguous.test(rawPath)) return unknown;

  const canonical = canonicalPath(path);
  if (notPublic.test(canonical)) return unknown;
  if (canonical === path) return { kind: 'serve', path };

  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  return { kind: 'redirect', path: canonical, location: encodeURI(canonical) + query };
}

function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

/** Rejects dot segments, control characters, and slashes that could lead a browser to another site. */
function isPlain(path: string): boolean {
  return (
    path.startsWith('/') &&
    !path.includes('//') &&
    !/[\\?#]/.test(path) &&
    !controlCharacters.test(path) &&
    !path.split('/').some((segment) => segment === '.' || segment === '..')
  );
}

function canonicalPath(path: string): string {
  const withoutSlash = path.replace(/\/$/, '');
  const lastSegment = withoutSlash.slice(withoutSlash.lastIndexOf('/') + 1);
  const isPage = !withoutSlash.startsWith('/releases/') && !/\.(?!html$)/i.test(lastSegment);
  const page = isPage ? withoutSlash.toLowerCase().replace(/\/index(\.html)?$/, '') : withoutSlash;
  return page === '' ? '/' : page;
}
