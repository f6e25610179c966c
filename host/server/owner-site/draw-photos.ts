import type { RequestDatabase } from '../forms/database/open-database';
import { startPoll, type Poll } from '../forms/poll';
import { decoder } from '../forms/photos/decoder';
import {
  changePhoto,
  filesOf,
  listPhotos,
  readPhotoDraft,
  type Photo,
  type PhotoState,
} from './photo-drafts';
import type { SiteFolder } from './site-folder';

/** Processor time of a photograph, in milliseconds: the owner's cameras are better than those of his visitors. */
const mostTime = 15_000;
const mostAttempts = 3;
/** Milliseconds between two looks. */
const pause = 300;

type DrawOptions = {
  database: RequestDatabase;
  folder: SiteFolder;
  now: () => Date;
  log: (message: string) => void;
};

/** Draws photographs of the owner anew, and again when he retouches them, in a process that may be killed. */
export function startDrawing({ database, folder, now, log }: DrawOptions): Poll {
  const place = decoder();
  let isStopped = false;

  async function draw(photo: Photo): Promise<void> {
    const { raw, original, covers, crop, attempts } = photo;
    if (attempts >= mostAttempts) return finish(photo, { problem: 'unreadable' });
    const source = folder.pathOf(raw ?? original ?? '');
    const drawn = await place.decode(source, mostTime, raw === null ? { covers, crop } : undefined);
    if (drawn.kind === 'died') {
      // Its end says nothing about the photograph when the desk has ended it.
      if (!isStopped) changePhoto(database, photo, { attempts: attempts + 1 }, now().getTime());
      return;
    }
    if (drawn.kind === 'refused')
      return finish(photo, { problem: drawn.reason === 'photo-unreadable' ? 'unreadable' : 'too-large' });
    const file = await folder.keep(drawn.jpeg, 'jpg');
    await finish(photo, raw === null ? { file } : { file, original: file, raw: null });
  }

  /** What came between, such as another part to hide, is drawn in the next round. */
  async function finish(photo: Photo, drawn: Partial<PhotoState>): Promise<void> {
    const done = { raw: null, isPending: false, attempts: 0, ...drawn };
    const isDone = changePhoto(database, photo, done, now().getTime());
    await folder.discard(isDone ? filesOf(photo) : [drawn.file ?? null]);
  }

  const poll = startPoll({
    async work() {
      for (const { home, id, isPending } of listPhotos(database)) {
        const photo = isPending && !isStopped ? readPhotoDraft(database, home, id) : null;
        if (photo) await draw(photo);
      }
    },
    failure: 'Photographs of the owner have to wait',
    ...{ log, pause },
  });

  return {
    async stop() {
      isStopped = true;
      await place.stop();
      await poll.stop();
    },
  };
}
