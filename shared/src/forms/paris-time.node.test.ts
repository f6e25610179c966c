import { addDays, isDay, longFrenchDate, weekdayName } from './paris-time';

describe('Paris time', () => {
  it('formats days in French, with an ordinal for the first of a month', () => {
    expect(longFrenchDate('2026-11-24')).toBe('mardi 24 novembre 2026');
    expect(longFrenchDate('2026-12-01')).toBe('mardi 1er décembre 2026');
  });

  it('adds days across months and clock changes', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('accepts only days that exist', () => {
    expect(isDay('2026-11-24')).toBe(true);
    expect(weekdayName('2026-11-22')).toBe('sunday');
    for (const text of ['', '2026-02-30', '2026-13-01', '24/11/2026']) expect(isDay(text)).toBe(false);
  });
});
