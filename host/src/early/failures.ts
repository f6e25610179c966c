import { failuresTemplateId } from '@renovation-th/shared/contracts/site-document';
import type { Failure } from '@renovation-th/shared/report-failure';
import { fetchScript } from './in-document';

const root = document.documentElement;
const failures: Failure[] = [];

/** Keeps what failed in this document; the script that reports it is fetched with the first failure. */
export function keepFailures(): void {
  window.failures = failures;
  window.reportFailure = report;
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    addEventListener(
      kind,
      (event) => {
        const { target } = event;
        if (kind !== 'error' || target === window) report(kind, event);
        // Whoever asked for the script asks again, and knows when to give up.
        else if (target instanceof HTMLScriptElement && window.startSections) failures.push([kind, event]);
      },
      true,
    );
  // What failed before the template was there.
  addEventListener('load', () => failures[0] && fetchScript(failuresTemplateId));
}

/** The page is read as it is without scripts, until the shell comes after all. */
export function giveUp(cause?: unknown): void {
  delete root.dataset.scripts;
  // The shell has this code too, and the inlined script keeps the list.
  window.reportFailure?.('shell', cause);
}

function report(...failure: Failure): void {
  // A loop of errors must not fill the memory.
  if (failures.length < 9) failures.push(failure);
  fetchScript(failuresTemplateId);
}
