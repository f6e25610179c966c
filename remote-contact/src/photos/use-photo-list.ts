import { useEffect, useRef, useState, type RefObject } from 'react';
import { importAgain } from '@renovation-th/shared/kernel';
import { forgetPhotos } from './forget-photos';
import type { PhotoToKeep } from './kept-photos';
import type { PreparedPhoto } from './prepare-photo';
import { showFilesIn } from './show-files-in';

/** A photograph that is ready to be sent. */
export type Photo = PhotoToKeep & {
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

export const noPhotos: PhotosState = { photos: [], inWork: 0, problems: [], news: '' };

/**
 * The photographs as they are shown, in the file field too, and as they are kept with the draft.
 * @param onChange told how many are kept.
 */
export function usePhotoList(input: RefObject<HTMLInputElement | null>, onChange: (count: number) => void) {
  const [state, setState] = useState(noPhotos);
  const list = useRef<readonly Photo[]>([]);
  // When the page is left, a job goes on for the draft, without previews.
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      revoke(list.current);
    };
  }, []);

  return {
    state,
    /** The photographs at this moment, which a job may know before the page shows them. */
    current: () => list.current,
    tell: setState,
    show: (photos: readonly Photo[], next: Partial<PhotosState>) => {
      list.current = photos;
      if (isGone.current) revoke(photos);
      if (input.current) showFilesIn(input.current, filesOf(photos));
      setState((current) => ({ ...current, ...next, photos }));
    },
    /** Call it only for what is shown at once: the preview takes memory until it is revoked. */
    take: ({ id = newId(), file, note }: PreparedPhoto & { id?: string }): Photo => {
      return { id, file, note, preview: URL.createObjectURL(file) };
    },
    keep: async (photos: readonly Photo[]) => {
      onChange(photos.length);
      if (photos.length === 0) return forgetPhotos();
      try {
        const { keepPhotos } = await importAgain(
          () => import(/* webpackChunkName: "photos" */ './kept-photos'),
        );
        await keepPhotos(photos);
      } catch {
        // A convenience: without it, only the words of the draft come back.
      }
    },
  };
}

export function filesOf(photos: readonly Photo[]): readonly File[] {
  return photos.map(({ file }) => file);
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].join('-');
}

export function revoke(photos: readonly Photo[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview);
}
