import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { dueReminders } from './alerts/attention';
import { healthOf, type Health } from './health';
import type { RequestIndex } from './index/request-index';
import type { MailQueue } from './mail/mail-queue';
import type { RetentionJob } from './retention';
import type { Spool } from './spool';

export type DeskHealthParts = {
  spool: Spool;
  index: RequestIndex;
  retention: Pick<RetentionJob, 'held'>;
  mailQueue: Pick<MailQueue, 'status'> | null;
  /** What the owner was told last. */
  told: () => Pick<Health, 'lastDailyMail' | 'lastAlert' | 'lastPing'>;
  /** Longest delay of this process's event loop, in seconds. */
  loopDelay: () => number;
  now: () => Date;
};

/** How the form service is doing, as the desk sees it at this moment. */
export function deskHealth(parts: DeskHealthParts): () => Promise<Health> {
  const { spool, index, retention, mailQueue, told, loopDelay, now } = parts;
  return async () => {
    const today = parisMoment(now()).day;
    return healthOf({
      spool,
      mail: mailQueue?.status() ?? null,
      quarantined: index.quarantined(0).count,
      retentionHeld: retention.held(),
      // When reminders cannot be read, health still reports everything else.
      remindersDue: await dueReminders(spool, index, today).then(
        ({ length }) => length,
        () => 0,
      ),
      ...told(),
      loopDelaySeconds: loopDelay(),
      now: now(),
    });
  };
}
