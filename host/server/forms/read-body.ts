import type { IncomingMessage } from 'node:http';
import { gatheredBytes } from './gathered-bytes';
import { inTurn, nextTurn } from './loop-turns';

/** How a body must arrive: at least so many bytes in every so many milliseconds, or the rest of it. */
export type Pace = { bytes: number; perMilliseconds: number };

type SliceOptions = {
  /** Takes the next bytes, valid until it returns; answers whether it wants more. */
  take(bytes: Buffer): boolean;
  pace: Pace;
  /** Aborted when the body is to be given up. */
  signal: AbortSignal;
};

/** Bytes handled between two turns of the event loop: parsing the worst body of this size takes 13 ms. */
const sliceSize = 64 * 1024;

/**
 * Hands a body over as it arrives, and lets everybody else have a turn in between.
 * @returns how it ended: `stopped` when `take` wanted no more. See `drainBody` for the rest of it.
 * @throws when the connection breaks.
 */
export async function readSlices(
  request: IncomingMessage,
  { take, pace, signal }: SliceOptions,
): Promise<'whole' | 'stopped' | 'too-slow' | 'given-up'> {
  let size = 0;
  let isOver = false;

  async function read(): Promise<'whole' | 'stopped'> {
    let isFirst = true;
    // Not destroyed when this stops early, since the answer takes the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let at = 0; at < chunk.length; at += sliceSize) {
        if (!isFirst) await nextTurn();
        isFirst = false;
        const slice = chunk.subarray(at, at + sliceSize);
        size += slice.length;
        if (isOver || !(await inTurn(() => take(slice)))) return 'stopped';
      }
    }
    return 'whole';
  }

  let sizeBefore = 0;
  let watch: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<'too-slow'>((resolve) => {
    watch = setInterval(() => {
      if (size - sizeBefore < pace.bytes) resolve('too-slow');
      sizeBefore = size;
    }, pace.perMilliseconds);
  });
  const givenUp = new Promise<'given-up'>((resolve) => {
    signal.addEventListener('abort', () => resolve('given-up'), { once: true });
  });
  try {
    return await Promise.race([read(), tooSlow, givenUp]);
  } finally {
    isOver = true;
    clearInterval(watch);
  }
}

/**
 * A body for which nobody needs a budget, such as that of the owner's own forms, as text.
 * @returns null when it is longer than so many bytes, or too slow.
 * @throws when the connection breaks.
 */
export async function readSmallBody(request: IncomingMessage, most: number): Promise<string | null> {
  const body = gatheredBytes(() => true);
  const ending = await readSlices(request, {
    take: (bytes) => body.length() + bytes.length <= most && body.add(bytes),
    pace: { bytes: most, perMilliseconds: 20_000 },
    signal: new AbortController().signal,
  });
  return ending === 'whole' ? body.whole().toString('utf8') : null;
}

/** What is let in of a body that is refused, before the answer cuts it off: bytes, milliseconds. */
const mostDrained = { bytes: 64 * 1024 ** 2, time: 60_000 };
/** A sender who is silent for this long, in milliseconds, has either sent everything or waits for the answer. */
const silence = 2_000;

/**
 * Lets the rest of a refused body arrive. Answered before, a connection that is to be closed would be
 * reset with bytes unread, and the sender would lose the answer with it.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;

  await new Promise<void>((resolve) => {
    let size = 0;
    const settle = () => {
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    const quiet = setTimeout(settle, silence);
    const longest = setTimeout(settle, mostDrained.time);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      quiet.refresh();
      if (size > mostDrained.bytes) settle();
    });
    request.once('end', settle);
    request.once('close', settle);
    request.resume();
  });
}
