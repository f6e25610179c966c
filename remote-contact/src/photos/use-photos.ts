import type { RefObject } from 'react';
import { importWithRetry, useContact } from '@renovation-th/shared/kernel';
import { isOwnService } from '@renovation-th/shared/forms/submit-form';
import { photoContent as content } from '../content/photo-content';
import { forgetPhotos } from './forget-photos';
import type { PhotoToKeep } from './kept-photos';
import { photoRules, roomForOriginal } from './photo-rules';
import { preparePhoto, type PreparedPhoto } from './prepare-photo';
import { useJobQueue } from './use-job-queue';
import { filesOf, noPhotos, revoke, usePhotoList, type PhotosState } from './use-photo-list';

export type Photos = PhotosState & {
  choose: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
  /** Whether an unmounted form was still preparing photographs for the draft when this form mounted. */
  arePending: boolean;
  /** Restores the photographs of the draft. */
  restore: () => void;
  clear: () => void;
  /** Resolves once all photographs are ready. */
  whenReady: () => Promise<readonly File[]>;
};

/** Manages the photographs of a quote request. Loads the re-encoding code when the first photograph is chosen. */
export function usePhotos(
  input: RefObject<HTMLInputElement | null>,
  onChange: (count: number) => void,
): Photos {
  const list = usePhotoList(input, onChange);
  const jobs = useJobQueue();
  const isOwn = isOwnService(useContact());

  const choose = (chosen: readonly File[]) => {
    list.setState((current) => ({
      ...current,
      inWork: current.inWork + chosen.length,
      problems: [],
      announcement: '',
    }));
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
        list.setState((current) => ({ ...current, inWork: Math.max(0, current.inWork - 1) }));
      }
      const photos = [...list.current(), ...added.map((photo) => list.withPreview(photo))];
      list.show(photos, {
        problems,
        announcement: content.added(added.length, photos.length, photoRules.most),
      });
      if (added.length > 0) await list.keep(photos);
    });
  };

  const restore = () => {
    // Start reading at once, because queued jobs replace the stored photographs.
    const reading = jobs.before ? jobs.before.then(readDraftPhotos) : readDraftPhotos();
    jobs.queue(async (isWanted) => {
      const found = await reading;
      if (!isWanted()) return;
      // Newly chosen photographs take precedence over those of the draft.
      const chosen = list.current();
      const kept = found.filter(({ id }) => !chosen.some((photo) => photo.id === id));
      const room = photoRules.most - chosen.length;
      const photos = [...kept.slice(0, room).map((photo) => list.withPreview(photo)), ...chosen];
      list.show(photos, {});
      if (chosen.length > 0 || jobs.before) await list.keep(photos);
    });
  };

  const remove = (id: string) => {
    const gone = list.current().find((photo) => photo.id === id);
    if (!gone) return;
    revoke([gone]);
    const photos = list.current().filter((photo) => photo !== gone);
    const announcement = content.removed(gone.file.name, photos.length, photoRules.most);
    list.show(photos, { problems: [], announcement });
    void list.keep(photos);
  };

  const clear = () => {
    jobs.cancelAll();
    revoke(list.current());
    list.show([], noPhotos);
    forgetPhotos();
  };

  const whenReady = async () => {
    await jobs.whenDone();
    return filesOf(list.current());
  };
  return { ...list.state, arePending: jobs.before !== null, choose, remove, restore, clear, whenReady };
}

async function readDraftPhotos(): Promise<readonly PhotoToKeep[]> {
  try {
    const { readKeptPhotos } = await importWithRetry(
      () => import(/* webpackChunkName: "photos" */ './kept-photos'),
    );
    return await readKeptPhotos();
  } catch {
    // The code did not load, so only the text of the draft is restored.
    return [];
  }
}
