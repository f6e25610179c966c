import { readIdentity } from '../../../delivery/owner/identity';
import { encodeAhead } from '../../../delivery/owner/pictures';
import {
  goBack,
  previewContent,
  publishContent,
  refreshDay,
  removeMedia,
  type Prepared,
  type Published,
} from '../../../delivery/owner/publish';
import { readLiveContent } from '../../../delivery/owner/content';
import { failureMessage, ownerMessages, Refused } from '../../../delivery/owner/refused';
import { stateFolders, type StateFolders } from '../../../delivery/state-folders';
import { readRegistry } from '../../../delivery/store/log';
import { syncFromStore } from '../../../delivery/store/sync-from-store';
import type { Problem } from '../../../delivery/owner/input';

/** A job that the owner's page gives to a process without the secrets of this one. */
export type ContentJob =
  | ({ kind: 'publish' } & Prepared)
  /** Composes the prepared site in the folder `to` without publishing it. */
  | ({ kind: 'preview'; to: string } & Prepared)
  /** Makes earlier content live again. */
  | { kind: 'rollback'; content: string }
  /** Removes all files made from these originals, and all photographs of these projects. */
  | { kind: 'remove'; originals: readonly string[]; projects: readonly string[] }
  /** Recomposes the site if text that depends on the date is out of date. */
  | { kind: 'refresh' }
  /** Encodes photographs after their upload, so that publishing is faster. Changes no page. */
  | { kind: 'encode'; folder: string; files: readonly string[] };

export type ContentAnswer = {
  /** Problems that the owner must solve first. */
  refused?: readonly Problem[];
  /** Reason for a failure that the owner cannot solve. */
  failed?: string;
  /** True if the job has done what was asked. A preview may be done and have problems, a removal may have `failed`. */
  isDone?: true;
  /** The content that is live now. */
  live?: Published;
  /** Hashes of all removed originals. Drafts from a restored backup may still contain them. */
  removed?: readonly string[];
};

// Several users change the live site, and nginx runs as another user.
process.umask(0o002);

/** Runs one job, sends its answer, and exits. */
process.once('message', (job: ContentJob) => {
  // Exits because the code of releases may have left timers running or connections open.
  void answerOf(job).then((answer) => process.send?.(answer, () => process.exit()));
});

async function answerOf(job: ContentJob): Promise<ContentAnswer> {
  const folders = stateFolders();
  try {
    if (job.kind !== 'encode') await syncFromStore(folders);
    const answer = await done(folders, job);
    const { removedMedia } = await readRegistry(folders);
    return { ...answer, removed: removedMedia.filter((hash) => /^[0-9a-f]+$/.test(hash)) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusals };
    console.error(error instanceof Error ? error.message : error);
    return { failed: failureMessage(error) };
  }
}

/** @throws Refused when the owner must change something first. */
async function done(folders: StateFolders, job: ContentJob): Promise<ContentAnswer> {
  const options = { identity: await readIdentity() };
  switch (job.kind) {
    case 'publish':
      return { isDone: true, live: await publishContent(folders, job, options) };
    case 'preview':
      return { isDone: true, refused: await previewContent(folders, job, options) };
    case 'rollback':
      return { isDone: true, live: await goBack(folders, job.content, options) };
    case 'remove': {
      const { live, refusal } = await removeMedia(folders, job, options);
      if (refusal) console.error(refusal);
      return { isDone: true, live, ...(refusal && { failed: ownerMessages.copyKept }) };
    }
    case 'refresh':
      return { isDone: true, live: await refreshDay(folders, options) };
    case 'encode': {
      const { media } = await readLiveContent(folders.store, await readRegistry(folders), options.identity);
      await encodeAhead(folders, job.folder, job.files, media);
      return {};
    }
  }
}
