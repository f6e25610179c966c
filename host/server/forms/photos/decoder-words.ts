import { types } from 'node:util';
import { z } from 'zod';
import { largestKeptPhoto } from './picture-limits';
import type { DecodingProblem } from './photo-problems';

/* What the desk and a process that decodes photographs say to each other. That process has no memory to spare: it takes types from here, and no code. */

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

/** A question of the desk, sent as JSON. */
export type Question = {
  path: string;
  retouch: Retouch;
  /** Time of the processor, in milliseconds. */
  mostTime: number;
  /** Memory in use, in bytes. */
  mostMemory: number;
};

const problems = [
  'photo-unreadable',
  'photo-too-large',
  'photo-too-slow',
] as const satisfies readonly DecodingProblem[];
const isJpeg = (value: unknown): value is Uint8Array =>
  types.isUint8Array(value) && value.length <= largestKeptPhoto && value[0] === 0xff && value[1] === 0xd8;

/**
 * What the process says. The desk believes none of it before it has looked: a picture may have found a
 * hole in its decoder.
 */
export const decoderWord = z.union([
  z.literal('ready'),
  z.object({
    /** Time of the processor that the photograph took, in milliseconds. */
    time: z.number().nonnegative(),
    photograph: z.union([z.enum(problems), z.custom<Uint8Array>(isJpeg)]),
    /** Whether the process ends itself, because the photograph has used up its time or its memory. */
    isLast: z.boolean(),
  }),
]);

export type Part = z.infer<typeof part>;
export type Retouch = Readonly<z.infer<typeof retouch>>;
/** Nothing is. */
export const untouched: Retouch = { covers: [], crop: null };
export type DecoderWord = z.infer<typeof decoderWord>;
