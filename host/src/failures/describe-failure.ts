import {
  failureKinds,
  failureReportLimits as limits,
  type FailureKind,
  type FailureReport,
} from '@renovation-th/shared/contracts/failure-report';
import type { Failure } from '@renovation-th/shared/report-failure';
import { timeLimit } from './about-document';
import { appIn, frameAt, framesIn, ourFile, releaseOf } from './frames';

export type Described = Pick<FailureReport, 'kind' | 'message' | 'stack' | 'app'>;

/** Describes a failure. Returns null if the failure is in the code of an extension or another site. */
export function describeFailure([kind, cause, app]: Failure): Described | null {
  if (isViolation(cause)) return describeViolation(cause);
  const error = errorOf(cause);
  const text = error instanceof Error ? (error.stack ?? '') : '';
  const position = cause instanceof ErrorEvent ? frameAt(cause.filename, cause.lineno, cause.colno) : '';
  const stack = framesIn(text) || position;
  const isUncaught = kind === 'error' || kind === 'unhandledrejection';
  if (/-extension:/.test(text) || (isUncaught && stack === '')) return null;
  return {
    kind: nameOf(kind),
    // Reports only the error's name, since the message may quote a visitor's input.
    message: error instanceof Error ? error.name.slice(0, limits.message) : '',
    stack,
    ...withApp(app ?? appIn(stack)),
  };
}

/** Maps a failure's kind, which may be the name of a browser event, to the report's kind. */
function nameOf(kind: Failure[0]): FailureKind {
  if (kind === 'unhandledrejection') return 'rejection';
  return failureKinds.find((name) => name === kind) ?? 'error';
}

function errorOf(cause: unknown): unknown {
  if (cause instanceof ErrorEvent) return cause.error ?? cause.message;
  if (cause instanceof Event && 'reason' in cause) return cause.reason;
  return cause instanceof Event ? undefined : cause;
}

const isViolation = (cause: unknown): cause is SecurityPolicyViolationEvent =>
  cause instanceof Event && cause.type === 'securitypolicyviolation';

/** Ignores violations that involve none of our files, because browser extensions cause many of those. */
function describeViolation(event: SecurityPolicyViolationEvent): Described | null {
  const { sourceFile, lineNumber, columnNumber, blockedURI, effectiveDirective, disposition } = event;
  const blocked = ourFile(blockedURI);
  const stack = frameAt(sourceFile, lineNumber, columnNumber);
  if (disposition !== 'enforce' || !(stack || blocked)) return null;
  // Reports only the origin of a foreign URL, since the rest may contain personal data.
  const subject = blocked || (URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI);
  const message = `${effectiveDirective}: ${subject}`.slice(0, limits.message);
  return { kind: 'policy', message, stack, ...withApp(appIn(stack || frameAt(blocked, 1, 1))) };
}

/** Requests a missing script again to learn why it failed. The status is `refused` if the file has a wrong hash. */
export async function whyMissing({
  src,
  integrity,
}: HTMLScriptElement): Promise<Pick<Described, 'message' | 'app'> & { status: number | 'refused' }> {
  const file = ourFile(src);
  const about = (status: number | 'refused', what: string) => ({
    status,
    message: `${file.slice(file.lastIndexOf('/') + 1)}: ${what}`,
    ...withApp(releaseOf(file)?.app),
  });
  // Bypasses the cache, which may hold the damaged file.
  const status = await fetch(file, { cache: 'reload', signal: timeLimit() }).then(
    (response) => response.status,
    () => 0,
  );
  if (status !== 200) return about(status, status === 0 ? 'no answer' : `answered ${status}`);
  return fetch(file, { integrity, signal: timeLimit() }).then(
    () => about(status, 'loads now'),
    () => about('refused', 'hash refused'),
  );
}

const withApp = (app: string | undefined) => (app === undefined ? {} : { app });
