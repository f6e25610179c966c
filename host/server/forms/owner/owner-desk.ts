import type { RequestDatabase } from '../database/open-database';
import type { Health } from '../health';
import type { MailQueue } from '../mail/mail-queue';
import type { RetentionJob } from '../retention';

/** What the parts of the owner's page work with. */
export type OwnersDesk = {
  database: RequestDatabase;
  mailQueue: Pick<MailQueue, 'retry' | 'retryAll' | 'status'> | null;
  retention: Pick<RetentionJob, 'held' | 'eraseHeld'>;
  health: () => Promise<Health>;
  now: () => Date;
  log: (message: string) => void;
};
