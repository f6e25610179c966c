import { readIdentity } from '../../../delivery/owner/identity';
import { encodeAhead, type Step } from '../../../delivery/owner/pictures';
import {
  goBack,
  previewContent,
  publishContent,
  refreshDay,
  removeMedia,
} from '../../../delivery/owner/publish';
import { readLiveContent } from '../../../delivery/owner/content';
import { failureMessage, Refused } from '../../../delivery/owner/refused';
import { stateFolders, type StateFolders } from '../../../delivery/state-folders';
import { readRegistry } from '../../../delivery/store/log';
import { syncFromStore } from '../../../delivery/store/sync-from-store';
import type { ContentAnswer, ContentJob } from './content-job';

// Several users change the live site, and nginx runs as another user.
process.umask(0o002);

/** Runs one job, sends its progress and its answer, and exits. */
process.once('message', (job: ContentJob) => {
  // Exits because the code of releases may have left timers running or connections open.
  void answerOf(job).then((answer) => process.send?.(answer, () => process.exit()));
});

const tell = (step: Step) => void process.send?.(step);

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
      return { isDone: true, live: await publishContent(folders, job, options, tell) };
    case 'preview':
      return { isDone: true, refused: await previewContent(folders, job, options, tell) };
    case 'rollback':
      return { isDone: true, live: await goBack(folders, job.content, options) };
    case 'withdraw':
      return { isDone: true, live: await removeMedia(folders, job, options) };
    case 'refresh':
      return { isDone: true, live: await refreshDay(folders, options) };
    case 'encode': {
      const { media } = await readLiveContent(folders.store, await readRegistry(folders), options.identity);
      await encodeAhead(folders, job.folder, job.files, media);
      return {};
    }
  }
}
