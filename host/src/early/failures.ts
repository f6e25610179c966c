import { failuresTemplateId } from '@renovation-th/shared/contracts/site-document';
import type { Failure } from '@renovation-th/shared/report-failure';
import { fetchScript } from './in-document';

const root = document.documentElement;
const failures: Failure[] = [];

/** Records this document's failures. The first failure loads the script that reports them. */
export function keepFailures(): void {
  window.failures = failures;
  window.reportFailure = report;
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    addEventListener(
      kind,
      (event) => {
        const { target } = event;
        if (kind !== 'error' || target === window) report(kind, event);
        // The code that loads a section retries its scripts and reports the final failure itself.
        else if (target instanceof HTMLScriptElement && window.startSections) failures.push([kind, event]);
      },
      true,
    );
  // Reports failures that occurred before the template was parsed.
  addEventListener('load', () => failures[0] && fetchScript(failuresTemplateId));
}

/** Falls back to the no-script styles until the shell runs, and reports the failure. */
export function giveUp(cause?: unknown): void {
  delete root.dataset.scripts;
  // The shell has its own copy of this module, so this calls the inlined script's `report`.
  window.reportFailure?.('shell', cause);
}

function report(...failure: Failure): void {
  // An endless loop of errors must not fill the memory.
  if (failures.length < 9) failures.push(failure);
  fetchScript(failuresTemplateId);
}
