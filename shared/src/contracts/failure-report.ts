/**
 * What failed in a document:
 * - `error`, `rejection`: nobody caught it, and a file of ours is in its stack;
 * - `shell`: the shell's script could not be had, or did not come alive;
 * - `section-load`, `section-hydrate`: the code of a page or slot could not be had, or threw;
 * - `integrity`: a script was there, but its hash was refused;
 * - `policy`: the security policy stopped something of our own origin;
 * - `rebuilt`: React threw prerendered HTML away, because it differed from what it rendered;
 * - `form-service`: a form could not reach its service.
 */
export const failureKinds = [
  'error',
  'rejection',
  'shell',
  'section-load',
  'section-hydrate',
  'integrity',
  'policy',
  'rebuilt',
  'form-service',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export const browserFamilies = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/**
 * What a page sends when something of it failed: nothing that tells who the visitor is, and nothing that
 * somebody typed. A page that works sends none.
 */
export type FailureReport = {
  kind: FailureKind;
  /** The name of the error, or what was wrong with a file; nothing of the error's own text. `''` when there is no name. */
  message: string;
  /** A line for each frame in a file of ours: `at /releases/<app>/<version>/<file>:<line>:<column>`. */
  stack: string;
  /** Address of the page, without query and fragment; `/404` for an address that no page has. */
  path: string;
  /** The app whose section or file failed, where that is known. */
  app?: string;
  /**
   * The release of each app whose code the document has or asked for. So it tells the side, too: a document
   * that uses a staged app names the staged version, and one that does not is the same on both sides.
   */
  releases: { readonly [app: string]: string };
  browser: BrowserFamily;
  /** Major version of the browser's engine; 0 when it does not say. */
  engine: number;
};

/** In characters, but for `releases` and `perDocument`, which are numbers of them. */
export const failureReportLimits = {
  message: 200,
  stack: 2_000,
  path: 120,
  app: 40,
  version: 40,
  releases: 12,
  perDocument: 3,
} as const;

/** How long a report is kept, in days. The legal notice says so. */
export const failureReportDays = 30;

/** Where reports are sent. */
export const failureReportPath = '/signalements';
