import type { Problem } from '../../../delivery/owner/input';
import type { Step } from '../../../delivery/owner/pictures';
import type { Prepared, Published } from '../../../delivery/owner/publish';

/** A job that the owner's page gives to a process without the secrets of this one. */
export type ContentJob =
  | ({ kind: 'publish' } & Prepared)
  /** Composes the prepared site in the folder `to` without publishing it. */
  | ({ kind: 'preview'; to: string } & Prepared)
  /** Makes earlier content live again. */
  | { kind: 'rollback'; content: string }
  /** Removes all files made from these originals, and all photographs of these projects. */
  | { kind: 'withdraw'; originals: readonly string[]; projects: readonly string[] }
  /** Recomposes the site if text that depends on the date is out of date. */
  | { kind: 'refresh' }
  /** Encodes photographs after their upload, so that publishing is faster. Changes no page. */
  | { kind: 'encode'; folder: string; files: readonly string[] };

export type ContentAnswer = {
  /** Problems that the owner must solve first. */
  refused?: readonly Problem[];
  /** Reason for a failure that the owner cannot solve. */
  failed?: string;
  /** True if the job has done what was asked. A preview may be done and have problems. */
  isDone?: true;
  /** The content that is live now. */
  live?: Published;
  /** Hashes of all removed originals. Drafts from a restored backup may still contain them. */
  removed?: readonly string[];
};

/** A message of the process: progress, or the answer at its end. */
export type ContentMessage = Step | ContentAnswer;
