import { z } from 'zod';

const share = z.number().min(0).max(100);

/** Left, top, width and height, in hundredths of the picture. */
export const part = z.tuple([share, share, share, share]);

export type Part = z.infer<typeof part>;

/** Changes to an upright photograph while it is re-encoded, in this order. */
export type Retouch = {
  /** Parts to make unrecognizable. */
  covers: readonly Part[];
  /** Part to keep; null for all. */
  crop: Part | null;
  /** Degrees to turn it clockwise. */
  turn: 0 | 90;
};

/** No change. */
export const untouched: Retouch = { covers: [], crop: null, turn: 0 };
