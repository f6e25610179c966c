import { randomBytes } from 'node:crypto';
import { issueToken, readToken } from './form-token';

const key = randomBytes(32);
const issuedAt = Date.parse('2026-11-21T10:00:00Z');
const hour = 60 * 60 * 1000;
const verdict = (token: string, at = issuedAt + hour) => readToken(key, token, at).verdict;

describe('a token', () => {
  it.each([
    [-hour, 'early'],
    [0, 'early'],
    [1_999, 'early'],
    [2_000, 'valid'],
    [24 * hour, 'valid'],
    [24 * hour + 1, 'stale'],
  ] as const)('is, %d ms after its issue, %s', (age, expected) => {
    expect(verdict(issueToken(key, issuedAt), issuedAt + age)).toBe(expected);
  });

  it('is another one each time, also in the same millisecond', () => {
    const nonces = Array.from(
      { length: 100 },
      () => readToken(key, issueToken(key, issuedAt), issuedAt).nonce,
    );
    expect(new Set(nonces).size).toBe(100);
  });

  it('says nothing of the visitor: it has a version, a time, chance and a signature', () => {
    const bytes = Buffer.from(issueToken(key, issuedAt), 'base64url');
    expect(bytes).toHaveLength(1 + 6 + 12 + 32);
    expect([bytes.readUInt8(0), bytes.readUIntBE(1, 6)]).toEqual([1, issuedAt]);
  });

  it('is forged when any of its bits differs', () => {
    const bytes = Buffer.from(issueToken(key, issuedAt), 'base64url');
    for (const [at, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(byte ^ 1, at);
      expect(verdict(changed.toString('base64url'))).toBe('forged');
    }
  });

  it('is forged when another key signed it', () => {
    expect(verdict(issueToken(randomBytes(32), issuedAt))).toBe('forged');
  });

  it.each([
    'x',
    '='.repeat(68),
    'é'.repeat(68),
    '\0'.repeat(68),
    'A'.repeat(67),
    'A'.repeat(69),
    'A'.repeat(100_000),
  ])('is forged when it is no token at all (%#)', (token) => {
    expect(readToken(key, token, issuedAt)).toEqual({ verdict: 'forged', nonce: null });
  });
});
