import type { JsonValue } from '@renovation-th/shared/contracts/json';

/** What is wrong, and where: `insurance.zone`, `works.3f….title`; within one work, `title`; '' when it is of no field. */
export type Problem = { field: string; message: string };

/** All that he has prepared, which nobody has judged yet, and the folder in which the files lie that it names. */
type Prepared = { input: JsonValue; folder: string };

/** What the owner's page has delivery do, in a process of its own, to which this is the only message. */
export type OwnerJob =
  /** Makes it what visitors see. */
  | ({ kind: 'publish' } & Prepared)
  /** Makes the same site in the folder `to`; nothing goes live. */
  | ({ kind: 'preview'; to: string } & Prepared)
  /** Has the version of before live again, or the one that is named. */
  | { kind: 'rollback'; version?: string | undefined }
  /** Removes all that was made from these originals, and all photographs of these works, for good. */
  | { kind: 'withdraw'; originals: readonly string[]; works: readonly string[] }
  /** Composes again if the day has changed what pages say. */
  | { kind: 'refresh' }
  /** Tells what was published, and what is live. */
  | { kind: 'versions' };

/** How far it is: photographs are made, 3 of 8; pages are composed; they are checked. */
export type Step = { step: 'photo'; done: number; of: number } | { step: 'compose' | 'check' };

export type OwnersVersion = {
  version: string;
  /** When it became live last, as an ISO date. */
  date: string;
  isLive: boolean;
  works: number;
};

export type ChangedPage = { path: string; title: string; change: 'added' | 'changed' | 'removed' };

/** What came of a job. */
export type OwnerAnswer = {
  /** What he has to change first. */
  refused?: readonly Problem[];
  /** Why it failed, when he can do nothing about it. */
  failed?: string;
  /** Pages that are new or gone, or say or show something else than before. */
  pages?: readonly ChangedPage[];
  /** The version that is live now, after a publication or a rollback. */
  version?: string;
  /** Hashes of all originals that were ever withdrawn: drafts of a restored backup may still have them. */
  withdrawn?: readonly string[];
  /** The newest first. */
  versions?: readonly OwnersVersion[];
};
