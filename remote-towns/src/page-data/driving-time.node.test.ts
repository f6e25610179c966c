import { drivingTimeInWords, drivingTimeInFigures } from './driving-time';

describe('drivingTimeInWords', () => {
  it.each([
    [10, '10\u00a0minutes'],
    [15, 'un quart d’heure'],
    [30, 'une demi-heure'],
    [35, '35\u00a0minutes'],
    [60, 'une heure'],
    [65, '1\u00a0h\u00a005'],
    [80, '1\u00a0h\u00a020'],
    [90, 'une heure et demie'],
  ])('writes %i minutes as "%s"', (minutes, words) => {
    expect(drivingTimeInWords(minutes)).toBe(words);
  });
});

describe('drivingTimeInFigures', () => {
  it.each([
    [15, '15\u00a0min'],
    [60, '1\u00a0h'],
    [65, '1\u00a0h\u00a005'],
    [90, '1\u00a0h\u00a030'],
  ])('writes %i minutes as "%s"', (minutes, words) => {
    expect(drivingTimeInFigures(minutes)).toBe(words);
  });
});
