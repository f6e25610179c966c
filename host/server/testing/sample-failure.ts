import type { FailureReport } from '@renovation-th/shared/contracts/failure-report';

/** Returns a report of an error on a page of the app `towns`. */
export function sampleFailure(changed: Partial<FailureReport> = {}): FailureReport {
  return {
    kind: 'error',
    message: 'Cannot read properties of undefined (reading …)',
    stack:
      'at /releases/towns/1.4.0-3fa9c2d1e0/view-town.1a2b3c4d.js:1:2345\nat /releases/host/1.0.0-aaaaaaaaaa/main.js:1:99',
    path: '/villes/riom',
    app: 'towns',
    releases: { host: '1.0.0-aaaaaaaaaa', towns: '1.4.0-3fa9c2d1e0' },
    browser: 'chrome',
    engine: 142,
    ...changed,
  };
}
