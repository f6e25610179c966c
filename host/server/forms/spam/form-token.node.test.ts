import { randomBytes } from 'node:crypto';
import { isGoodToken, issueToken } from './form-token';

const key = randomBytes(32);
const issuedAt = Date.parse('2026-11-21T10:00:00Z');
const hour = 60 * 60 * 1000;
const isGood = (token: string, at = issuedAt + hour) => isGoodToken(key, token, at);

describe('a token', () => {
  it.each([
    [-hour, false],
    [1_999, false],
    [2_000, true],
    [24 * hour, true],
    [24 * hour + 1, false],
  ])('is, %d ms after its issue, good: %s', (age, expected) => {
    expect(isGood(issueToken(key, issuedAt), issuedAt + age)).toBe(expected);
  });

  it('is none when another key signed it, or any of its letters differs', () => {
    expect(isGood(issueToken(randomBytes(32), issuedAt))).toBe(false);
    const token = issueToken(key, issuedAt);
    for (const at of Array.from(token).keys())
      expect(isGood(`${token.slice(0, at)}${token[at] === '1' ? '2' : '1'}${token.slice(at + 1)}`)).toBe(
        false,
      );
  });

  it.each([
    '',
    'x',
    '.',
    '1.2.3',
    'é'.repeat(43),
    `1.${'é'.repeat(43)}`,
    '\0'.repeat(68),
    'A'.repeat(100_000),
  ])('is none when it is garbage (%#)', (token) => {
    expect(isGood(token)).toBe(false);
  });
});
