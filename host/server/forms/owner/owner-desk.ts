import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailQueue } from '../mail/mail-queue';
import type { RetentionJob } from '../retention';
import type { ServiceParts } from '../service-parts';
import type { Trouble } from '../troubles';

/** What the parts of the owner's page work with. */
export type OwnersDesk = ServiceParts & {
  mailQueue: Pick<MailQueue, 'retryAll' | 'status'> | null;
  retention: Pick<RetentionJob, 'held' | 'eraseHeld'>;
  troubles: () => Promise<readonly Trouble[]>;
  /** For the subject of an answer to a visitor. */
  tradeName: string;
};

/** One request for a page of the owner, from a browser that is let in. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  /** The form that was posted before the owner signed in; otherwise it is read from the request. */
  body?: string;
  /** Whether the owner has signed in, and can sign out. */
  hasPassword: boolean;
};
