import type { RequestIndex } from '../index/request-index';
import type { Health } from '../health';
import type { MailQueue } from '../mail/mail-queue';
import type { ReminderMarks } from '../request-marks';
import type { RetentionJob } from '../retention';
import type { Spool } from '../spool';

/** What the parts of the owner's page work with. */
export type OwnersDesk = {
  spool: Spool;
  index: RequestIndex;
  mailQueue: MailQueue | null;
  reminders: Pick<ReminderMarks, 'at'>;
  retention: RetentionJob;
  /** Resolves once what has just arrived is in the index, or soon in any case. */
  catchUp: () => Promise<void>;
  health: () => Promise<Health>;
  now: () => Date;
  log: (message: string) => void;
};
