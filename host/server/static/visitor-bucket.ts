/** Number of buckets of visitors. */
export const bucketCount = 100;

/**
 * Parts of a composed folder: the documents of the staged release, and an empty file for each bucket of visitors who
 * get them. Servers read the stage from nowhere else, so switching to another composed folder starts, changes or ends
 * the stage at once.
 */
export const stagedFolder = '_staged';
export const bucketsFolder = '_buckets';

/** Width of a bucket as nginx counts it: 1 % of 0xffffffff, rounded down; the last bucket takes the rest. */
const width = 42_949_672;

/**
 * Returns the bucket of a visitor, computed from IP address and User-Agent, so that nothing is stored on their device.
 * nginx computes the same bucket with `split_clients "$remote_addr$http_user_agent"`.
 */
export function visitorBucket(address: string | undefined, userAgent: string | undefined): number {
  const hash = murmurHash2(Buffer.from((address ?? '') + (userAgent ?? ''), 'latin1'));
  return Math.min(Math.floor(hash / width), bucketCount - 1);
}

/** MurmurHash2 with the seed 0, as in nginx. */
function murmurHash2(bytes: Buffer): number {
  const multiplier = 0x5bd1e995;
  let hash = bytes.length;
  let at = 0;
  for (; bytes.length - at >= 4; at += 4) {
    let word = Math.imul(bytes.readUInt32LE(at), multiplier);
    word = Math.imul(word ^ (word >>> 24), multiplier);
    hash = Math.imul(hash, multiplier) ^ word;
  }
  const rest = bytes.length - at;
  if (rest > 0) hash = Math.imul(hash ^ bytes.readUIntLE(at, rest), multiplier);
  hash = Math.imul(hash ^ (hash >>> 13), multiplier);
  return (hash ^ (hash >>> 15)) >>> 0;
}
