import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestDatabase } from '../database/open-database';
import type { Health } from '../health';
import type { MailQueue } from '../mail/mail-queue';
import type { RetentionJob } from '../retention';

/** What the parts of the owner's page work with. */
export type OwnersDesk = {
  database: RequestDatabase;
  mailQueue: Pick<MailQueue, 'retryAll' | 'status'> | null;
  retention: Pick<RetentionJob, 'held' | 'eraseHeld'>;
  health: () => Promise<Health>;
  now: () => Date;
  log: (message: string) => void;
};

/** One request for a page of the owner, from somebody who is let in. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  /** Whether he has signed in, and can sign out. */
  hasPassword: boolean;
};
