/**
 * Kinds of failures in a document:
 * - `error`, `rejection`: uncaught, with one of our files in the stack;
 * - `shell`: the shell's script did not load or did not start;
 * - `section-load`, `section-hydrate`: the code of a section did not load, or threw;
 * - `integrity`: the hash of a script did not match;
 * - `policy`: the security policy blocked a resource of our own origin;
 * - `rebuilt`: React replaced prerendered HTML after a hydration mismatch;
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

/** The report that a page sends after a failure. It contains no personal data and no visitor input. */
export type FailureReport = {
  kind: FailureKind;
  /** Name of the error, or our own text, such as `main.js: answered 404`; may be empty. Never the error's message. */
  message: string;
  /** One line per stack frame in our files: `at /releases/<app>/<version>/<file>:<line>:<column>`. */
  stack: string;
  /** Path of the page; `/404` for the not-found page. */
  path: string;
  /** The app whose section or file failed, if known. */
  app?: string;
  /** Version of each app whose code the document uses. */
  releases: { readonly [app: string]: string };
  browser: BrowserFamily;
  /** Major version of the browser's engine; 0 if unknown. */
  engine: number;
};

/** Maximum lengths in characters. `releases` and `perDocument` are counts. */
export const failureReportLimits = {
  message: 200,
  stack: 2_000,
  path: 120,
  app: 40,
  version: 40,
  releases: 12,
  perDocument: 3,
} as const;

/** Days until a report is deleted, as the legal notice states. */
export const failureReportDays = 30;

export const failureReportPath = '/signalements';
