import { databaseForEach } from '../../testing/sample-database';
import { formTokens } from './form-token';

const test = databaseForEach();
const issuedAt = Date.parse('2026-11-21T10:00:00Z');
const hour = 60 * 60 * 1000;
const tokensAt = (time: number) => formTokens({ database: test.database, now: () => new Date(time) });
const issue = () => tokensAt(issuedAt).issue();
const isGood = (token: string, at = issuedAt + hour) => tokensAt(at).isGood(token);

describe('a token', () => {
  it.each([
    [-hour, false],
    [1_999, false],
    [2_000, true],
    [24 * hour, true],
    [24 * hour + 1, false],
  ])('is, %d ms after its issue, good: %s', (age, expected) => {
    expect(isGood(issue(), issuedAt + age)).toBe(expected);
  });

  it('is none when another key signed it, or any of its letters differs', () => {
    const token = issue();
    const later = tokensAt(issuedAt + hour);
    expect(later.isGood(token)).toBe(true);
    for (const at of Array.from(token).keys())
      expect(
        later.isGood(`${token.slice(0, at)}${token[at] === '1' ? '2' : '1'}${token.slice(at + 1)}`),
      ).toBe(false);
    test.database.run('DELETE FROM facts');
    expect(isGood(token)).toBe(false);
  });
});
