import type { RefObject } from 'react';
import { importAgain, useContact } from '@renovation-th/shared/kernel';
import { isOwnService } from '@renovation-th/shared/forms/submit-form';
import { photoContent as content } from '../content/photo-content';
import { forgetPhotos } from './forget-photos';
import type { PhotoToKeep } from './kept-photos';
import { photoRules, roomForOriginal } from './photo-rules';
import { preparePhoto, type PreparedPhoto } from './prepare-photo';
import { useJobQueue } from './use-job-queue';
import { filesOf, noPhotos, revoke, usePhotoList, type PhotosState } from './use-photo-list';

export type Photos = PhotosState & {
  /** Adds what was chosen in the file field. */
  choose: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
  /** Whether photographs of a form that was left are still being prepared for the draft. */
  areComing: boolean;
  /** Brings back those of the draft. */
  restore: () => void;
  clear: () => void;
  /** Resolves once all are ready. */
  whenReady: () => Promise<readonly File[]>;
};

/**
 * The photographs that go with a quote request. The file field shows them too, as its own, so
 * that a screen reader tells their number; the code that reads pictures comes with the first.
 */
export function usePhotos(
  input: RefObject<HTMLInputElement | null>,
  onChange: (count: number) => void,
): Photos {
  const list = usePhotoList(input, onChange);
  const jobs = useJobQueue();
  const isOwn = isOwnService(useContact());

  const choose = (chosen: readonly File[]) => {
    list.tell((current) => ({ ...current, inWork: current.inWork + chosen.length, problems: [], news: '' }));
    jobs.queue(async (isWanted) => {
      const problems: string[] = [];
      const added: PreparedPhoto[] = [];
      for (const file of chosen) {
        const others = [...list.current(), ...added].map((photo) => photo.file);
        const result =
          others.length < photoRules.most
            ? await preparePhoto(file, roomForOriginal(isOwn, others))
            : content.tooMany(photoRules.most, file.name);
        if (!isWanted()) return;
        if (typeof result === 'string') problems.push(result);
        else added.push(result);
        list.tell((current) => ({ ...current, inWork: Math.max(0, current.inWork - 1) }));
      }
      const photos = [...list.current(), ...added.map((photo) => list.take(photo))];
      list.show(photos, { problems, news: content.added(added.length, photos.length, photoRules.most) });
      if (added.length > 0) await list.keep(photos);
    });
  };

  const restore = () => {
    // At once: photographs that are still being prepared will be kept in the place of these.
    const reading = jobs.before ? jobs.before.then(readDraftPhotos) : readDraftPhotos();
    jobs.queue(async (isWanted) => {
      const found = await reading;
      if (!isWanted()) return;
      // What the visitor has just chosen goes first.
      const chosen = list.current();
      const kept = found.filter(({ id }) => !chosen.some((photo) => photo.id === id));
      const room = photoRules.most - chosen.length;
      const photos = [...kept.slice(0, room).map((photo) => list.take(photo)), ...chosen];
      list.show(photos, {});
      if (chosen.length > 0 || jobs.before) await list.keep(photos);
    });
  };

  const remove = (id: string) => {
    const gone = list.current().find((photo) => photo.id === id);
    if (!gone) return;
    revoke([gone]);
    const photos = list.current().filter((photo) => photo !== gone);
    const news = content.removed(gone.file.name, photos.length, photoRules.most);
    list.show(photos, { problems: [], news });
    void list.keep(photos);
  };

  const clear = () => {
    jobs.giveUp();
    revoke(list.current());
    list.show([], noPhotos);
    forgetPhotos();
  };

  const whenReady = async () => {
    await jobs.whenDone();
    return filesOf(list.current());
  };
  return { ...list.state, areComing: jobs.before !== null, choose, remove, restore, clear, whenReady };
}

async function readDraftPhotos(): Promise<readonly PhotoToKeep[]> {
  try {
    const { readKeptPhotos } = await importAgain(
      () => import(/* webpackChunkName: "photos" */ './kept-photos'),
    );
    return await readKeptPhotos();
  } catch {
    // The code cannot be had: only the words of the draft come back.
    return [];
  }
}
