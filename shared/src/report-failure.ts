import type { FailureKind } from './contracts/failure-report';

/** What failed, as the document keeps it until it is sent; an event of the browser goes by its own name. */
export type Failure = readonly [
  kind: FailureKind | 'unhandledrejection' | 'securitypolicyviolation',
  /** An error, or an event that tells of one. */
  cause?: unknown,
  /** The app that failed, by its name or its container. */
  app?: string,
];

declare global {
  interface Window {
    /** What failed in this document and is not sent yet; see host/src/early.ts. */
    failures?: Failure[];
    reportFailure?: (...failure: Failure) => void;
  }
}

/**
 * Tells that something failed which the visitor was spared, or told of: the document sends a report.
 * Costs nothing where nobody listens, as in tests and documents of older hosts.
 */
export function reportFailure(...failure: Failure): void {
  if (typeof window !== 'undefined') window.reportFailure?.(...failure);
}
