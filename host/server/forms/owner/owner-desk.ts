import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailQueue } from '../mail/mail-queue';
import type { RetentionJob } from '../retention';
import type { Trouble } from '../troubles';
import type { ServiceParts } from '../database/open-database';

/** Dependencies of the owner's pages. */
export type OwnersDesk = ServiceParts & {
  mailQueue: Pick<MailQueue, 'retryAll'> | null;
  retention: Pick<RetentionJob, 'held' | 'eraseHeld'>;
  troubles: () => Promise<readonly Trouble[]>;
  /** Name of the business, for the web app and for replies to visitors. */
  tradeName: string;
};

/** An HTTP request from a browser with access. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  /** Body of a form that was kept during sign-in. Default: the body of the HTTP request. */
  body?: string;
  /** Whether the pages require a password and therefore offer to sign out. */
  hasPassword: boolean;
};
