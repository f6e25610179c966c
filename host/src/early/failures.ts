import { failuresTemplateId } from '@renovation-th/shared/contracts/site-document';
import type { Failure } from '@renovation-th/shared/report-failure';
import { fetchScript } from './in-document';

const root = document.documentElement;
const failures: Failure[] = [];

/** Records failures in this document. The first one also fetches the script that reports them. */
export function keepFailures(): void {
  window.failures = failures;
  window.reportFailure = report;
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    addEventListener(
      kind,
      (event) => {
        const { target } = event;
        if (kind !== 'error' || target === window) report(kind, event);
        // The code that loads a script retries it, and reports it when it gives up.
        else if (target instanceof HTMLScriptElement && window.startSections) failures.push([kind, event]);
      },
      true,
    );
  // Failures from before the template was parsed.
  addEventListener('load', () => failures[0] && fetchScript(failuresTemplateId));
}

/** Falls back to the no-script styles until the shell loads after all, and reports the failure. */
export function giveUp(cause?: unknown): void {
  delete root.dataset.scripts;
  // The shell bundles this module too, but only the inlined script's list is reported.
  window.reportFailure?.('shell', cause);
}

function report(...failure: Failure): void {
  // The list is bounded, so that a loop of errors cannot fill the memory.
  if (failures.length < 9) failures.push(failure);
  fetchScript(failuresTemplateId);
}
