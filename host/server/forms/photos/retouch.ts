import { z } from 'zod';

const share = z.number().min(0).max(100);

/** Left, top, width and height, in hundredths of the picture. */
export const part = z.tuple([share, share, share, share]);

export type Part = z.infer<typeof part>;

/** What is changed of a photograph while it is re-encoded, upright. */
export type Retouch = {
  /** Parts that must not be seen: they are painted over. */
  covers: readonly Part[];
  /** The part that is left; null for all of it. */
  crop: Part | null;
};

/** Nothing is. */
export const untouched: Retouch = { covers: [], crop: null };
