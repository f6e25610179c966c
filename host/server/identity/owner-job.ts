import type { JsonValue } from '@renovation-th/shared/contracts/json';

/**
 * A problem, and the path of its field: `insurance.zone`, `works.3f….title`; `title` while a single project is checked;
 * '' if no field is at fault. `detail` is for developers.
 */
export type Problem = { field: string; message: string; detail?: string | undefined };

/** Everything that the owner has prepared, not validated yet, and the folder of its files. */
type Prepared = { input: JsonValue; folder: string };

/** A job that the owner's page gives to delivery; sent to its process as the only message. */
export type OwnerJob =
  /** Publishes the prepared site. */
  | ({ kind: 'publish' } & Prepared)
  /** Composes, in the folder `to`, the site that `publish` would make; publishes nothing. */
  | ({ kind: 'preview'; to: string } & Prepared)
  /** Makes the previous version, or the given one, live again. */
  | { kind: 'rollback'; version?: string | undefined }
  /** Permanently removes all files made from these originals, and all photographs of these projects. */
  | { kind: 'withdraw'; originals: readonly string[]; works: readonly string[] }
  /** Recomposes the site if text that depends on the date is out of date. */
  | { kind: 'refresh' }
  /** Encodes photographs that were just uploaded, so that a publication need not wait for it. Changes no page. */
  | { kind: 'encode'; folder: string; files: readonly string[] }
  /** Lists the published versions. */
  | { kind: 'versions' };

/** Progress of a job: encoding photographs (3 of 8 done), composing pages, checking pages. */
export type Step = { step: 'photo'; done: number; of: number } | { step: 'compose' | 'check' };

export type OwnersVersion = {
  version: string;
  /** When the version last became live, as an ISO date. */
  date: string;
  isLive: boolean;
  works: number;
};

export type ChangedPage = { path: string; title: string; change: 'added' | 'changed' | 'removed' };

/** Result of a job. */
export type OwnerAnswer = {
  /** Problems that the owner must solve first. */
  refused?: readonly Problem[];
  /** Reason of a failure that the owner cannot solve. */
  failed?: string;
  /** Pages that were added, removed or changed. */
  pages?: readonly ChangedPage[];
  /** The version that is live now. */
  version?: string;
  /** When `version` last became live, as an ISO date. */
  date?: string;
  /** Hashes of all originals ever withdrawn: drafts from a restored backup may still contain them. */
  withdrawn?: readonly string[];
  /** Newest first. */
  versions?: readonly OwnersVersion[];
};
