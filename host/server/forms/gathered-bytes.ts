/** Bytes that arrive in pieces of any size, kept in few blocks. */
export type GatheredBytes = {
  /** False when there is no memory for them. */
  add(bytes: Buffer): boolean;
  length(): number;
  /** All of them, in one piece. */
  whole(): Buffer;
};

const smallestBlock = 1024;
const largestBlock = 64 * 1024;

/**
 * A sender may send each byte alone; kept as it came, every byte would weigh a hundred.
 * @param take asked for the size of each new block.
 */
export function gatheredBytes(take: (bytes: number) => boolean): GatheredBytes {
  const blocks: Buffer[] = [];
  let length = 0;
  let room = 0;

  return {
    add(bytes) {
      for (let at = 0; at < bytes.length;) {
        if (room === 0) {
          room = Math.min(largestBlock, Math.max(smallestBlock, length, bytes.length - at));
          if (!take(room)) return false;
          blocks.push(Buffer.allocUnsafe(room));
        }
        const block = blocks[blocks.length - 1];
        if (!block) return false;
        const taken = bytes.copy(block, block.length - room, at);
        at += taken;
        room -= taken;
        length += taken;
      }
      return true;
    },
    length: () => length,
    whole: () => Buffer.concat(blocks, length),
  };
}
