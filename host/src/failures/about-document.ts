import {
  failureReportLimits as limits,
  type BrowserFamily,
  type FailureReport,
} from '@renovation-th/shared/contracts/failure-report';
import {
  siteDocumentId,
  type LiveVersions,
  type SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { ourFile, releaseOf } from './frames';

/** Returns the site document, or null if the HTML was cut off before it. */
export function readSite(): SiteDocument | null {
  try {
    return JSON.parse(document.getElementById(siteDocumentId)?.textContent ?? '') as SiteDocument;
  } catch {
    return null;
  }
}

/** Returns the releases that the document was composed from, and those whose scripts it has requested. */
export function releasesHere(site: SiteDocument | null): FailureReport['releases'] {
  const requested = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const file = ourFile(name);
    const release = file.endsWith('.js') ? releaseOf(file) : null;
    return release ? [[release.app, release.version] as const] : [];
  });
  const named = Object.entries(site?.remotes ?? {}).map(([app, { version }]) => [app, version] as const);
  const host = site ? [['host', site.host] as const] : [];
  const releases = Object.fromEntries([...host, ...requested, ...named]);
  return Object.fromEntries(Object.entries(releases).slice(0, limits.releases));
}

/** Returns the page's path, or `/404` for an unknown path, because a report must not contain what a visitor typed. */
export function pathHere(site: SiteDocument | null): string {
  const { pathname } = location;
  const isOurs = site?.path && pathname.length <= limits.path && /^\/[a-z0-9/-]*$/.test(pathname);
  return isOurs ? pathname : '/404';
}

/** Returns a signal that aborts a request after five seconds. */
export const timeLimit = () => AbortSignal.timeout(5_000);

/** Whether another release of the app is live now, so that missing files are expected. */
export async function isOutdated(
  app: string | undefined,
  releases: FailureReport['releases'],
): Promise<boolean> {
  const live = await fetch('/registry.json', { cache: 'no-cache', signal: timeLimit() })
    .then(async (response) => (await response.json()) as LiveVersions)
    .catch(() => null);
  const version = live?.[app ?? ''];
  return version !== undefined && version !== releases[app ?? ''];
}

/** The order matters, since most user agents name several browsers. */
const families: readonly (readonly [BrowserFamily, RegExp])[] = [
  ['edge', /Edg\w*\/(\d+)/],
  ['opera', /OPR\/(\d+)/],
  ['samsung', /SamsungBrowser\/(\d+)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /Version\/(\d+).*Safari/],
];
/** Patterns of the engine version. `Chrome` is first, because every Chromium-based browser names Chromium's version. */
const engines = [/Chrome\/(\d+)/, /Firefox\/(\d+)/, /Version\/(\d+)/];

export function browserOf(userAgent: string): Pick<FailureReport, 'browser' | 'engine'> {
  const [browser] = families.find(([, pattern]) => pattern.test(userAgent)) ?? (['other'] as const);
  const engine = engines.map((pattern) => pattern.exec(userAgent)?.[1]).find(Boolean);
  return { browser, engine: Number(engine ?? 0) };
}

export const isBot = (userAgent: string): boolean =>
  /bot|crawl|spider|slurp|lighthouse|preview|archive|facebookexternalhit|python|curl|wget/i.test(userAgent);
