import type { Spool } from '../spool';
import type { StoredRequest } from '../stored-request';
import { dueList, type DueList } from './due-list';
import type { MailItem } from './mail-item';
import { mailMarks, type MailMarks } from './mail-marks';
import type { RetrySettings } from './mail-settings';
import { serverPatience, type ServerPatience } from './server-patience';

/** Hands one request to the mail server; resolves once the server has taken it. */
export type SendRequest = (key: string, request: StoredRequest) => Promise<void>;

export type MailQueueOptions = {
  spool: Spool;
  send: SendRequest;
  retry: RetrySettings;
  /** Whether every photograph is ready or refused: a message waits a minute for that, and no longer. */
  arePhotosSettled: (request: StoredRequest) => Promise<boolean>;
  now: () => Date;
  log: (message: string) => void;
};

/** What the steps of a queue share. */
export type MailQueueState = MailQueueOptions & {
  marks: MailMarks;
  waiting: Map<string, MailItem>;
  dead: Set<string>;
  /** Not mailed, because they were no news any more when the desk started. */
  past: Set<string>;
  running: Map<string, Promise<unknown>>;
  /**
   * Taken by the server, and not noted as delivered yet, as on a full disk: this process does not send them again.
   * One short name for each request on disk at most.
   */
  unmarked: Set<string>;
  due: DueList;
  server: ServerPatience;
  isStopped: boolean;
};

/** @param onDue called whenever a message may go. */
export function emptyQueue(options: MailQueueOptions, onDue: () => void): MailQueueState {
  return {
    ...options,
    marks: mailMarks(options.spool),
    waiting: new Map(),
    dead: new Set(),
    past: new Set(),
    running: new Map(),
    unmarked: new Set(),
    due: dueList(onDue),
    server: serverPatience(options.retry, onDue),
    isStopped: false,
  };
}

/** @param wait milliseconds until the next attempt. */
export function addToQueue({ waiting, due }: MailQueueState, key: string, item: MailItem, wait = 0): void {
  waiting.set(key, item);
  due.schedule(key, wait);
}
