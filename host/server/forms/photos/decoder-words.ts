import { z } from 'zod';

const share = z.number().min(0).max(100);

/** Left, top, width and height, in hundredths of the picture. */
export const part = z.tuple([share, share, share, share]);

/** What is changed of a photograph that is written anew, upright. */
export const retouch = z.object({
  /** Parts that must not be seen: they are painted over. */
  covers: z.array(part),
  /** The part that is left; null for all of it. */
  crop: part.nullable(),
});

export type Part = z.infer<typeof part>;
export type Retouch = Readonly<z.infer<typeof retouch>>;
/** Nothing is. */
export const untouched: Retouch = { covers: [], crop: null };
