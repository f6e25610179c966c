import { weekdayOf } from '../forms/paris-time';
import { openDayByKey } from './open-day-by-key';

/** Closed on Sundays and Mondays, and the whole of December. */
const isClosed = (day: string) => weekdayOf(day) <= 1 || day.startsWith('2026-12');
const from = (day: string, key: string, shiftKey = false) =>
  openDayByKey({ key, shiftKey }, day, { firstDay: '2026-11-20', isClosed });

describe('openDayByKey', () => {
  it.each([
    ['2026-11-21', 'ArrowRight', '2026-11-24'],
    ['2026-11-24', 'ArrowLeft', '2026-11-21'],
    ['2026-11-20', 'ArrowLeft', null],
    ['2026-11-20', 'ArrowDown', '2026-11-27'],
    ['2026-11-27', 'ArrowUp', '2026-11-20'],
    ['2026-11-24', 'ArrowUp', null],
    ['2026-11-26', 'Home', '2026-11-24'],
    ['2026-11-26', 'End', '2026-11-28'],
    ['2026-11-28', 'End', '2026-11-28'],
    ['2026-11-28', 'Enter', null],
  ])('moves to the next open day: %s %s', (day, key, expected) => {
    expect(from(day, key)).toBe(expected);
  });

  it.each([
    ['2026-11-28', 'ArrowRight', '2027-01-01'],
    ['2026-11-28', 'ArrowDown', '2027-01-02'],
    ['2026-11-28', 'PageDown', '2027-01-01'],
    ['2027-01-01', 'ArrowLeft', '2026-11-28'],
    ['2027-01-08', 'PageUp', '2026-11-28'],
    ['2027-01-02', 'ArrowUp', '2026-11-28'],
  ])('skips a month without an open day: %s %s', (day, key, expected) => {
    expect(from(day, key)).toBe(expected);
  });

  it('moves by month and by year, and stops at the last day of a shorter month', () => {
    expect(from('2027-03-31', 'PageUp')).toBe('2027-02-27');
    expect(from('2027-01-30', 'PageDown')).toBe('2027-03-02');
    expect(from('2027-05-05', 'PageDown', true)).toBe('2028-05-05');
    expect(from('2027-11-26', 'PageUp', true)).toBe('2026-11-26');
    expect(from('2027-01-05', 'PageUp', true)).toBe('2026-11-20');
  });

  it('returns null when no open day is left', () => {
    const closed = { firstDay: '2026-11-20', isClosed: () => true };
    for (const key of ['ArrowRight', 'PageDown', 'PageUp', 'Home'])
      expect(openDayByKey({ key, shiftKey: false }, '2026-11-21', closed)).toBeNull();
  });
});
