import type { FailureKind } from './contracts/failure-report';

/** A failure to report. A failure from a browser event has the event's type as its kind. */
export type Failure = readonly [
  kind: FailureKind | 'unhandledrejection' | 'securitypolicyviolation',
  /** An error or an error event. */
  cause?: unknown,
  app?: string,
];

declare global {
  interface Window {
    /** Failures that have not been sent yet; see host/src/early. */
    failures?: Failure[];
    reportFailure?: (...failure: Failure) => void;
  }
}

/** Reports a handled failure. Does nothing if no reporter is installed, as in tests. */
export function reportFailure(...failure: Failure): void {
  if (typeof window !== 'undefined') window.reportFailure?.(...failure);
}
