import type { GuardOutcome } from '../../server/failures/versions-file';

const results = {
  promoted: 'promoted',
  kept: 'kept',
  'taken-back': 'taken back',
  'rolled-back': 'rolled back',
  stuck: 'not rolled back, because the gate refuses: npm run rollback, with --force',
} as const satisfies Record<GuardOutcome['result'], string>;

const reasons = {
  failures: 'it failed too often',
  section: 'a section of it failed in every report of a minute',
  time: 'nothing spoke against it',
  gate: 'the gate refused the change',
} as const satisfies Record<GuardOutcome['reason'], string>;

/** What a guard has decided, and why, in one line for people. */
export function outcomeLine(app: string, { version, result, reason, evidence }: GuardOutcome): string {
  const { watched, other, share, chance } = evidence;
  if (watched + other === 0)
    return `${app}@${version}: ${results[result]} by the guard; no visitor reported a failure with either release, and how many saw it is not known`;
  const numbers = `${watched} of ${watched + other} visitors who failed had it, at a share of ${share} % (probability ${chance < 0.001 ? '< 0.1' : (chance * 100).toFixed(1)} %)`;
  return `${app}@${version}: ${results[result]} by the guard; ${reasons[reason]}; ${numbers}`;
}
