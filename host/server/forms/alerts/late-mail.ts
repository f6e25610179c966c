import type { MailStatus } from '../mail/mail-queue';
import type { AlertMarks } from './alert-marks';
import type { AlertSettings } from './alert-settings';
import { pausedRound } from './paused-round';
import { askAddress, signatureOf } from './outgoing-request';

export type LateReason = 'mail-late' | 'mail-trouble' | 'dead-letters';

/** The body of the webhook: no word of a visitor, only counts and one reference. */
export type LateMailMessage = {
  event: 'mail-late' | 'mail-on-time';
  /** ISO 8601. */
  at: string;
  reasons: readonly LateReason[];
  waiting: number;
  dead: number;
  oldestReference: string | null;
  oldestSeconds: number | null;
};

export type LateMailAlert = {
  /** Tells what there is to tell at this moment. Never rejects. */
  round(): Promise<void>;
  /** ISO 8601: when something was last told. */
  lastAt(): string | null;
};

type LateMailOptions = {
  webhook: NonNullable<AlertSettings['webhook']>;
  status: () => MailStatus;
  marks: AlertMarks;
  now: () => Date;
  log: (message: string) => void;
  /** Milliseconds to wait for an answer. Default: 10 s. */
  longest?: number;
};

const longestWaitSeconds = 60 * 60;
const repeatAfter = 6 * 60 * 60 * 1000;

/** Why somebody should know; nothing while mail is on time. */
export function lateReasons({ dead, oldestSeconds, troubleSeconds }: MailStatus): LateReason[] {
  return [
    ...((oldestSeconds ?? 0) > longestWaitSeconds ? (['mail-late'] as const) : []),
    ...((troubleSeconds ?? 0) > longestWaitSeconds ? (['mail-trouble'] as const) : []),
    ...(dead > 0 ? (['dead-letters'] as const) : []),
  ];
}

/** Tells a webhook that mail is late: at once, every six hours while it lasts, and once when it is over. */
export function lateMailAlert({ webhook, status, marks, now, log, longest }: LateMailOptions): LateMailAlert {
  let lastAt: string | null = null;

  async function tell(event: LateMailMessage['event'], reasons: readonly LateReason[]): Promise<void> {
    const { waiting, dead, oldestReference, oldestSeconds } = status();
    const at = now();
    const counts = { waiting, dead, oldestReference, oldestSeconds };
    const body = JSON.stringify({
      event,
      at: at.toISOString(),
      reasons,
      ...counts,
    } satisfies LateMailMessage);
    const signature = signatureOf(webhook.secret, Math.floor(at.getTime() / 1000), body);
    await askAddress(webhook.url, {
      body,
      headers: { 'Content-Type': 'application/json', 'X-RTH-Signature': signature },
      ...(longest !== undefined && { longest }),
    });
    lastAt = at.toISOString();
    log(`The alert address was told: ${event}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}.`);
  }

  async function tellWhatIsDue(): Promise<void> {
    const reasons = lateReasons(status());
    const told = await marks.late();
    if (reasons.length === 0) {
      if (told === null) return;
      await tell('mail-on-time', reasons);
      return marks.setLate(null);
    }
    const passed = now().getTime() - (told?.toldAt ?? 0);
    // A mark in the future means that the clock was put back.
    if (told !== null && passed >= 0 && passed < repeatAfter) return;
    await tell('mail-late', reasons);
    await marks.setLate(now().getTime());
  }

  return {
    lastAt: () => lastAt,
    round: pausedRound(tellWhatIsDue, { now, log, failure: 'The alert address could not be told' }),
  };
}
