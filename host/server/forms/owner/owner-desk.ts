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
  /** Whether whoever is here has signed in, and can sign out. */
  hasPassword: boolean;
  now: () => Date;
  log: (message: string) => void;
};
