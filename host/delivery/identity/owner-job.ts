import type { JsonValue } from '@renovation-th/shared/contracts/json';

/**
 * A problem in the owner's input. `field` is a path such as `insurance.zone` or `projects.3f….title`, only `title` if a
 * single project is checked, or empty if no field is at fault. `detail` is for developers.
 */
export type Problem = { field: string; message: string; detail?: string | undefined };

/** Everything that the owner has prepared, before validation, and the folder of its files. */
type Prepared = { input: JsonValue; folder: string };

/** A job that the owner's page sends to the delivery process. */
export type OwnerJob =
  | ({ kind: 'publish' } & Prepared)
  /** Composes the prepared site in the folder `to` without publishing it. */
  | ({ kind: 'preview'; to: string } & Prepared)
  /** Makes the previous version, or the given one, live again. */
  | { kind: 'rollback'; version?: string | undefined }
  /** Permanently removes all files made from these originals, and all photographs of these projects. */
  | { kind: 'withdraw'; originals: readonly string[]; projects: readonly string[] }
  /** Recomposes the site if text that depends on the date is out of date. */
  | { kind: 'refresh' }
  /** Encodes photographs after their upload, so that publishing is faster. Changes no page. */
  | { kind: 'encode'; folder: string; files: readonly string[] }
  | { kind: 'versions' };

export type Step = { step: 'photo'; done: number; of: number } | { step: 'compose' | 'check' };

export type OwnersVersion = {
  version: string;
  /** Time at which the version last became live, as an ISO date. */
  date: string;
  isLive: boolean;
  projects: number;
};

export type ChangedPage = { path: string; title: string; change: 'added' | 'changed' | 'removed' };

export type OwnerAnswer = {
  /** Problems that the owner must solve first. */
  refused?: readonly Problem[];
  /** Reason for a failure that the owner cannot solve. */
  failed?: string;
  pages?: readonly ChangedPage[];
  /** The version that is live now. */
  version?: string;
  /** Time at which `version` last became live, as an ISO date. */
  date?: string;
  /** Hashes of all withdrawn originals. Drafts from a restored backup may still contain them. */
  withdrawn?: readonly string[];
  /** Newest first. */
  versions?: readonly OwnersVersion[];
};
