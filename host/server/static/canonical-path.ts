/** Verdict on the target of a request, before any file is looked up. */
export type PathVerdict =
  | { kind: 'serve'; path: string }
  /** `location` is `path` with the query; it starts with exactly one slash, so it never leaves the site. */
  | { kind: 'redirect'; path: string; location: string }
  | { kind: 'unknown' };

const unknown: PathVerdict = { kind: 'unknown' };

// An encoded slash or backslash means one thing to us and another to a proxy or a browser.
const ambiguous = /%2f|%5c/i;
const controlCharacters = /[\u0000-\u001f\u007f]/;
const notPublic = /^\/(headers\.json|404(\.html)?|_[^/]*|\.(?!well-known\/)[^/]*)(\/|$)|\.(br|gz)$/;

/**
 * Decides between serving, redirecting (301) and not found. One page has one URL: lower case, no trailing slash, no
 * `index.html`. All corrections happen in one redirect.
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

/**
 * Whether a path is safe: `//host` and backslashes could make a browser leave the site, dot segments could leave the
 * folder.
 */
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
