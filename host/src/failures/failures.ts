/*
 * early/failures.ts loads this script at the first failure. The script uses no code of the shell, which may have failed
 * itself. host/server/failures receives the reports, which contain no personal data.
 */
import {
  failureReportLimits as limits,
  failureReportPath,
  type FailureReport,
} from '@renovation-th/shared/contracts/failure-report';
import type { Failure } from '@renovation-th/shared/report-failure';
import { browserOf, isBot, isOutdated, pathHere, readSite, releasesHere } from './about-document';
import { describeFailure, whyMissing, type Described } from './describe-failure';
import { ourFile, releaseOf } from './frames';

const site = readSite();
/** Scripts that failed to load, oldest first. They explain why a section did not start. */
const missing: HTMLScriptElement[] = [];
const sent = new Set<string>();

function take(failure: Failure): void {
  const [kind, cause] = failure;
  const script = cause instanceof Event && cause.target instanceof HTMLScriptElement ? cause.target : null;
  if (script && ourFile(script.src)) missing.push(script);
  // The code that loads any other script retries it, and reports the final failure.
  if (script && !(kind === 'shell' && ourFile(script.src).endsWith('/main.js'))) return;
  // The failure that kept the shell from running is already reported.
  if (kind === 'shell' && !script && sent.size > 0) return;
  const described = describeFailure(failure);
  if (!described) return;
  if (described.kind === 'shell') described.app = 'host';
  if (described.kind === 'shell' || described.kind === 'section-load') void sendWithReason(described);
  else if (described.kind !== 'form-service' || navigator.onLine) send(described);
}

/** Reports which script is missing, and why. Sends nothing if the visitor is offline or the page is outdated. */
async function sendWithReason(described: Described): Promise<void> {
  const { app } = described;
  const script = missing.findLast(({ src }) => !app || [app, 'host'].includes(appOf(src)));
  const reason = script ? await whyMissing(script) : null;
  const isGone = reason?.status === 404 && (await isOutdated(reason.app, releasesHere(site)));
  if (!navigator.onLine || isGone) return;
  const isRefused = reason?.status === 'refused';
  send({
    ...described,
    ...(reason && { message: reason.message, ...(reason.app && { app: app ?? reason.app }) }),
    ...(!reason && described.message === '' && { message: 'not hydrated in time' }),
    ...(isRefused && { kind: 'integrity' }),
  });
}

const appOf = (src: string) => releaseOf(ourFile(src))?.app ?? '';

function send(described: Described): void {
  const { kind, message, stack } = described;
  // One bug may throw at every pointer movement, or be reported under two kinds, so reports are deduplicated.
  const name = message || stack ? `${message}\n${stack}` : kind;
  if (sent.size >= limits.perDocument || sent.has(name) || isBot(navigator.userAgent)) return;
  sent.add(name);
  const report: FailureReport = {
    ...described,
    path: pathHere(site),
    releases: releasesHere(site),
    ...browserOf(navigator.userAgent),
  };
  navigator.sendBeacon(failureReportPath, JSON.stringify(report));
}

/** List of failures from early/failures.ts. Later failures are reported at once. */
const list = window.failures ?? [];
const waiting = list.splice(0);
list.push = (...failures) => {
  failures.forEach(take);
  return 0;
};
waiting.forEach(take);
