import type { FailureKind } from './contracts/failure-report';

/** A failure that waits to be sent. Browser events keep their own name as kind. */
export type Failure = readonly [
  kind: FailureKind | 'unhandledrejection' | 'securitypolicyviolation',
  /** An error or an error event. */
  cause?: unknown,
  /** Name of the app that failed. */
  app?: string,
];

declare global {
  interface Window {
    /** Failures that are not sent yet; see host/src/early. */
    failures?: Failure[];
    reportFailure?: (...failure: Failure) => void;
  }
}

/** Reports a handled failure. Does nothing where no reporter is installed, as in tests. */
export function reportFailure(...failure: Failure): void {
  if (typeof window !== 'undefined') window.reportFailure?.(...failure);
}
