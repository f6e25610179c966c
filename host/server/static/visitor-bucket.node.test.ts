import { bucketCount, murmurHash2, visitorBucket } from './visitor-bucket';

describe('the bucket of a visitor', () => {
  // Made with the reference implementation of MurmurHash2; host/delivery/stage/nginx-staged.node.test.ts
  // compares the buckets with nginx.
  it.each([
    ['', 0],
    ['a', 0x92685f5e],
    ['abcd', 0x26873021],
  ])('follows MurmurHash2 of « %s »', (text, expected) => {
    expect(murmurHash2(Buffer.from(text))).toBe(expected);
  });

  it('is the same at each visit, whichever way the server listens', () => {
    const bucket = visitorBucket('192.0.2.7', 'Mozilla/5.0');

    expect(visitorBucket('192.0.2.7', 'Mozilla/5.0')).toBe(bucket);
    expect(visitorBucket('::ffff:192.0.2.7', 'Mozilla/5.0')).toBe(bucket);
    expect(visitorBucket(undefined, undefined)).toBe(0);
  });

  it('is one of a hundred, each about as likely as the others', () => {
    const counts = Array.from({ length: bucketCount }, () => 0);
    for (let visitor = 0; visitor < 50_000; visitor++) {
      const bucket = visitorBucket(`192.0.2.${visitor % 250}`, `Browser/${Math.floor(visitor / 250)}`);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }

    // 500 are expected of each; four times the deviation of chance.
    expect(counts).toHaveLength(bucketCount);
    expect(counts.filter((count) => count < 410 || count > 590)).toEqual([]);
  });
});
