import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { photoContent as content } from '../content/photo-content';
import { forgetPhotos } from './forget-photos';
import { looksLikePhoto, photoRules } from './photo-rules';
import { showFilesIn } from './show-files-in';

/** A photograph that is ready to be sent. */
export type Photo = {
  id: number;
  file: File;
  /** Address of its preview, in this document alone. */
  preview: string;
};

/** The photographs of the form, and what its visitor should know of them. */
export type PhotosState = {
  photos: readonly Photo[];
  /** How many are being made smaller. */
  inWork: number;
  /** Why some were not taken. */
  problems: readonly string[];
  /** For screen readers: what has just happened. */
  news: string;
};

export type Photos = PhotosState & {
  /** Adds what was chosen in the file field. */
  choose: (chosen: readonly File[]) => void;
  remove: (id: number) => void;
  /** Brings back those of the draft. */
  restore: () => void;
  clear: () => void;
  /** Resolves once all are ready. */
  whenReady: () => Promise<readonly File[]>;
};

const none: PhotosState = { photos: [], inWork: 0, problems: [], news: '' };

/**
 * The photographs that go with a quote request. The file field shows them too, as its own, so
 * that a screen reader tells their number; the code that reads pictures comes with the first.
 */
export function usePhotos(
  input: RefObject<HTMLInputElement | null>,
  onChange: (count: number) => void,
): Photos {
  const [state, setState] = useState(none);
  const list = useRef<readonly Photo[]>([]);
  const work = useRef(Promise.resolve());
  // A job that began before the form was emptied must not fill the form again.
  const round = useRef(0);
  const lastId = useRef(0);
  // When the page is left, the job goes on for the draft, without previews.
  const isGone = useRef(false);

  const show = (photos: readonly Photo[], next: Partial<PhotosState>) => {
    list.current = photos;
    if (isGone.current) revoke(photos);
    if (input.current) showFilesIn(input.current, filesOf(photos));
    setState((current) => ({ ...current, ...next, photos }));
  };
  /** Call it only for what is shown at once: the preview takes memory until it is revoked. */
  const take = (file: File): Photo => ({
    id: (lastId.current += 1),
    file,
    preview: URL.createObjectURL(file),
  });
  const keep = async (photos: readonly Photo[]) => {
    onChange(photos.length);
    if (photos.length === 0) return forgetPhotos();
    try {
      const { keepPhotos } = await import(/* webpackChunkName: "photos" */ './kept-photos');
      await keepPhotos(filesOf(photos));
    } catch {
      // A convenience: without it, only the words of the draft come back.
    }
  };

  /** Jobs run one after the other; a failed job does not stop the next. */
  const queue = (task: () => Promise<void>) => {
    work.current = work.current.then(task).catch(() => undefined);
  };

  const choose = (chosen: readonly File[]) => {
    const ofThisRound = round.current;
    setState((current) => ({ ...current, inWork: current.inWork + chosen.length, problems: [], news: '' }));
    queue(async () => {
      const problems: string[] = [];
      const added: File[] = [];
      for (const file of chosen) {
        const room = photoRules.most - list.current.length - added.length;
        const result = room > 0 ? await prepare(file) : content.tooMany(photoRules.most, file.name);
        if (ofThisRound !== round.current) return;
        if (typeof result === 'string') problems.push(result);
        else added.push(result);
        setState((current) => ({ ...current, inWork: Math.max(0, current.inWork - 1) }));
      }
      const photos = [...list.current, ...added.map(take)];
      show(photos, { problems, news: content.added(added.length, photos.length, photoRules.most) });
      if (added.length > 0) await keep(photos);
    });
  };

  const restore = () => {
    const ofThisRound = round.current;
    queue(async () => {
      const { readKeptPhotos } = await import(/* webpackChunkName: "photos" */ './kept-photos');
      const kept = await readKeptPhotos();
      if (ofThisRound !== round.current) return;
      // What the visitor has just chosen goes first.
      const room = photoRules.most - list.current.length;
      show([...kept.slice(0, room).map(take), ...list.current], {});
    });
  };

  const remove = (id: number) => {
    const gone = list.current.find((photo) => photo.id === id);
    if (!gone) return;
    revoke([gone]);
    const photos = list.current.filter((photo) => photo !== gone);
    show(photos, { problems: [], news: content.removed(gone.file.name, photos.length, photoRules.most) });
    void keep(photos);
  };

  const clear = () => {
    round.current += 1;
    revoke(list.current);
    show([], none);
    forgetPhotos();
  };

  const takeEarly = useEffectEvent(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) choose(early);
  });
  // Once: those that were chosen before the page was alive.
  useEffect(() => takeEarly(), []);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      revoke(list.current);
    };
  }, []);

  const whenReady = async () => {
    await work.current;
    return filesOf(list.current);
  };
  return { ...state, choose, remove, restore, clear, whenReady };
}

function filesOf(photos: readonly Photo[]): readonly File[] {
  return photos.map(({ file }) => file);
}

function revoke(photos: readonly Photo[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview);
}

/** The photograph as it can be sent, or why it cannot. */
async function prepare(file: File): Promise<File | string> {
  if (!looksLikePhoto(file)) return content.wrongType(file.name);
  if (file.size > photoRules.originalBytes) return content.tooLarge(file.name);
  try {
    const { reducePhoto } = await import(/* webpackChunkName: "photos" */ './reduce-photo');
    return (await reducePhoto(file)) ?? content.unreadable(file.name);
  } catch {
    // The code could not be fetched. What is small already can be sent as it is.
    return file.size <= photoRules.bytes ? file : content.unreadable(file.name);
  }
}
