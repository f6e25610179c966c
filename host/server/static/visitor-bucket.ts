export const bucketCount = 100;

/**
 * Folders in a composed site. `_staged` holds the documents of the staged release, and `_buckets` has an empty file for
 * each bucket that gets these documents. A stage begins or ends when a server switches to another composed site.
 */
export const stagedFolder = '_staged';
export const bucketsFolder = '_buckets';

/** Width of a bucket in nginx: 1 % of 0xffffffff, rounded down. The last bucket gets the rest. */
const width = 42_949_672;

/**
 * Computes the bucket of a visitor from IP address and User-Agent, so that we need no cookie. nginx computes the same
 * bucket with `split_clients "$remote_addr$http_user_agent"`.
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
