import { types } from 'node:util';
import { z } from 'zod';
import { largestKeptPhoto } from './picture-limits';
import type { DecodingProblem } from './photo-problems';

/* What the desk and a process that decodes photographs say to each other. That process has no memory to spare: it takes types from here, and no code. */

const share = z.number().min(0).max(100);

/** A part of a photograph that must not be seen: left, top, width and height, in hundredths of the picture. */
export const cover = z.tuple([share, share, share, share]);

/** A question of the desk, sent as JSON. */
export type Question = {
  path: string;
  /** What is painted over. */
  covers: readonly Cover[];
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

export type Cover = z.infer<typeof cover>;
export type DecoderWord = z.infer<typeof decoderWord>;
