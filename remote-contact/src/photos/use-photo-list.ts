import { useEffect, useRef, useState, type RefObject } from 'react';
import { importWithRetry } from '@renovation-th/shared/kernel';
import { forgetPhotos } from './forget-photos';
import type { PhotoToKeep } from './kept-photos';
import type { PreparedPhoto } from './prepare-photo';

export type Photo = PhotoToKeep & {
  /** Object URL. */
  preview: string;
};

export type PhotosState = {
  photos: readonly Photo[];
  /** Number of photographs that are still in preparation. */
  inWork: number;
  /** Messages that say why some files were not added. */
  problems: readonly string[];
  /** Describes the last change to screen readers. */
  announcement: string;
};

export const noPhotos: PhotosState = { photos: [], inWork: 0, problems: [], announcement: '' };

/**
 * Keeps the list of photographs in sync with the file field and the draft.
 * @param onChange receives the number of photographs to store.
 */
export function usePhotoList(input: RefObject<HTMLInputElement | null>, onChange: (count: number) => void) {
  const [state, setState] = useState(noPhotos);
  const list = useRef<readonly Photo[]>([]);
  // A job may outlive the form. It still updates the draft, but must not leak previews.
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
    /** Returns the current photographs, even before `state` is updated. */
    current: () => list.current,
    setState,
    show: (photos: readonly Photo[], next: Partial<PhotosState>) => {
      list.current = photos;
      if (isGone.current) revoke(photos);
      if (input.current) showFilesIn(input.current, filesOf(photos));
      setState((current) => ({ ...current, ...next, photos }));
    },
    /** Adds a preview, which occupies memory until it is revoked. */
    withPreview: ({ id = newId(), file, note }: PreparedPhoto & { id?: string }): Photo => {
      return { id, file, note, preview: URL.createObjectURL(file) };
    },
    keep: async (photos: readonly Photo[]) => {
      onChange(photos.length);
      if (photos.length === 0) return forgetPhotos();
      try {
        const { keepPhotos } = await importWithRetry(
          () => import(/* webpackChunkName: "photos" */ './kept-photos'),
        );
        await keepPhotos(photos);
      } catch {
        // Without stored photographs, the draft will restore only the text.
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

/**
 * Sets the files of a file field, so that the field shows their number. Browsers without DataTransfer show no number,
 * but the form still sends the files.
 */
function showFilesIn(input: HTMLInputElement, files: readonly File[]): void {
  try {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  } catch {
    input.value = '';
  }
}
