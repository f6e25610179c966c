import { murmurHash2, visitorBucket } from './visitor-bucket';

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
});
