import { addDays, isDay, longFrenchDate, parisMoment, weekdayOf } from './paris-time';

describe('the clock in Paris', () => {
  it.each([
    ['winter', '2026-11-21T10:47:04Z', '2026-11-21', '11:47'],
    ['summer', '2026-07-14T22:30:00Z', '2026-07-15', '00:30'],
    ['the minute before the clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['the minute they go forward', '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['the minute before the clocks go back', '2026-10-25T00:59:00Z', '2026-10-25', '02:59'],
    ['the minute they go back', '2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['New Year', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('knows day and time: %s', (_when, moment, day, time) => {
    expect(parisMoment(new Date(moment))).toEqual({ day, time });
  });
});

describe('days', () => {
  it('are written out in French, the first of the month as an ordinal', () => {
    expect(longFrenchDate('2026-11-24')).toBe('mardi 24 novembre 2026');
    expect(longFrenchDate('2026-12-01')).toBe('mardi 1er décembre 2026');
  });

  it('can be added to, over months and clock changes', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('exist or do not', () => {
    expect(isDay('2026-11-24')).toBe(true);
    expect(weekdayOf('2026-11-22')).toBe(0);
    for (const text of ['', '2026-02-30', '2026-13-01', '24/11/2026']) expect(isDay(text)).toBe(false);
  });
});
