/*
 * Loaded by early/failures.ts with a document's first failure. It uses no code of the shell, whose script may be the
 * one that failed. It sends what the service accepts (host/server/failures) and no personal data.
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
/** Scripts that failed to load, oldest first; used to explain why a section gave up. */
const missing: HTMLScriptElement[] = [];
const sent = new Set<string>();

function take(failure: Failure): void {
  const [kind, cause] = failure;
  const script = cause instanceof Event && cause.target instanceof HTMLScriptElement ? cause.target : null;
  if (script && ourFile(script.src)) missing.push(script);
  // Only the shell's script has no code that retries and reports it.
  if (script && !(kind === 'shell' && ourFile(script.src).endsWith('/main.js'))) return;
  // The failure that stopped the shell is already reported.
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
  // Deduplicates: one bug may throw at every pointer movement, or be reported under two kinds.
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

/** The list of early/failures.ts, to which further failures are added. */
const list = window.failures ?? [];
const waiting = list.splice(0);
list.push = (...failures) => {
  failures.forEach(take);
  return 0;
};
waiting.forEach(take);
