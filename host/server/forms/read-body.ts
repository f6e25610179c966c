import type { IncomingMessage } from 'node:http';

/** Memory that bodies may take together. A form without photographs needs none of it. */
export type BodyMemory = { hold(): HeldMemory };
/** `take` answers false when there is no more; what was taken is given back at once by `release`. */
export type HeldMemory = { take(bytes: number): boolean; release(): void };

/** `cut` holds the beginning of a body that is longer than allowed. */
export type ReadBody =
  { kind: 'whole'; body: Buffer } | { kind: 'cut'; body: Buffer } | { kind: 'too-large' } | { kind: 'busy' };

export function bodyMemory(budget: number): BodyMemory {
  let taken = 0;
  return {
    hold() {
      let own = 0;
      return {
        take(bytes) {
          if (taken + bytes > budget) return false;
          taken += bytes;
          own += bytes;
          return true;
        },
        release() {
          taken -= own;
          own = 0;
        },
      };
    },
  };
}

type ReadOptions = {
  limit: number;
  /** Bytes that are always granted: what a form without photographs may weigh. */
  free: number;
  memory: HeldMemory;
  /** Whether the beginning of a body that is too large is of use. */
  keepsBeginning: boolean;
};

/** What is let in of a body that is refused, before the answer cuts it off. */
const mostDrainedBytes = 64 * 1024 ** 2;
/** A sender who is silent for this long has either sent everything or waits for the answer. */
const silenceMs = 2_000;

/**
 * Lets the rest of a refused body arrive. Answered before, a connection that is to be closed would be
 * reset with bytes unread, and the sender would lose the answer with it.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;

  await new Promise<void>((resolve) => {
    let size = 0;
    let silence = setTimeout(resolve, silenceMs);
    const settle = () => {
      clearTimeout(silence);
      resolve();
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      clearTimeout(silence);
      if (size > mostDrainedBytes) return resolve();
      silence = setTimeout(resolve, silenceMs);
    });
    request.once('end', settle);
    request.once('close', settle);
  });
}

/**
 * Reads the body as far as it may go; see `drainBody` for the rest. Rejects when the connection breaks.
 */
export async function readBody(request: IncomingMessage, options: ReadOptions): Promise<ReadBody> {
  const { limit, free, memory, keepsBeginning } = options;
  if (!keepsBeginning && Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too-large' };

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isSettled = false;
    const settle = (result: ReadBody) => {
      isSettled = true;
      chunks.length = 0;
      resolve(result);
    };

    request.on('data', (chunk: Buffer) => {
      if (isSettled) return;
      const beyondFree = Math.min(chunk.length, Math.max(0, size + chunk.length - free));
      if (size + chunk.length > limit) {
        settle(keepsBeginning ? { kind: 'cut', body: Buffer.concat(chunks) } : { kind: 'too-large' });
      } else if (!memory.take(beyondFree)) {
        settle({ kind: 'busy' });
      } else {
        size += chunk.length;
        chunks.push(chunk);
      }
    });
    request.on('end', () => isSettled || settle({ kind: 'whole', body: Buffer.concat(chunks) }));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection broke before the whole form had arrived.')));
  });
}
