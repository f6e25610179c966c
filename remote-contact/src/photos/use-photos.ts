import { useRef, useState } from 'react';
import { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { photoContent as content } from '../content/photo-content';

export const mostPhotos = 5;

/** Maximum bytes of a photograph that the device cannot decode. Five fit within the form service's limit. */
const mostBytes = 4_000_000;
/** Maximum bytes of a chosen file. Decoding a larger one may exhaust the memory of a phone. */
const mostChosenBytes = 50_000_000;

export type Photo = {
  file: File;
  /** Object URL for the preview, which the list revokes once the preview is shown. */
  preview: string;
};

export type Photos = ReturnType<typeof usePhotos>;

/** Manages the photographs of a quote request. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [inWork, setInWork] = useState(0);
  const list = useRef(photos);
  const work = useRef(Promise.resolve());

  const change = (next: readonly Photo[]) => {
    list.current = next;
    setPhotos(next);
  };
  const add = async (chosen: File) => {
    const taken = await takePhoto(chosen);
    setInWork((count) => count - 1);
    const isFull = list.current.length >= mostPhotos;
    if (typeof taken === 'string' || isFull)
      setProblems((found) => [...found, isFull ? content.tooMany(mostPhotos, chosen.name) : String(taken)]);
    else change([...list.current, { file: taken, preview: URL.createObjectURL(taken) }]);
  };

  return {
    photos,
    problems,
    /** Number of photographs in preparation. */
    inWork,
    choose(files: readonly File[]) {
      setProblems([]);
      setInWork((count) => count + files.length);
      // One after the other, because each decoded picture takes up to 200 MB of memory.
      for (const file of files) work.current = work.current.then(() => add(file));
    },
    remove: (photo: Photo) => change(list.current.filter((other) => other !== photo)),
    clear() {
      setProblems([]);
      if (list.current.length > 0) change([]);
    },
    /** Resolves to the files once all photographs are ready. */
    async whenReady(): Promise<readonly File[]> {
      await work.current;
      return list.current.map(({ file }) => file);
    },
  };
}

/**
 * Reads a chosen file now, because the browser may refuse later, and makes it small.
 * @returns the photograph, or a message that says why it cannot be sent.
 */
async function takePhoto(chosen: File): Promise<File | string> {
  if (chosen.size > mostChosenBytes) return content.tooLarge(chosen.name);
  try {
    const original = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
    if (original.size === 0) return content.unreadable(chosen.name);
    const reduced = await reducePhoto(original);
    if (reduced) return new File([reduced], jpegName(chosen.name), { type: 'image/jpeg' });
    return original.size > mostBytes ? content.tooLarge(chosen.name) : original;
  } catch {
    return content.unreadable(chosen.name);
  }
}

/** Replaces the extension: `IMG_0412.HEIC` becomes `IMG_0412.jpg`. */
function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
