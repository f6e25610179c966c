import { completeIdentity } from '../testing/complete-identity';
import { isWorkedOn } from './closures';
import { closedHolidays, holidays } from './holidays';

describe('public holidays', () => {
  it('include the eleven holidays of metropolitan France', () => {
    const dates = closedHolidays(2026, {}).map((day, index) => [holidays[index], day]);
    expect(Object.fromEntries(dates)).toEqual({
      newYear: '2026-01-01',
      easterMonday: '2026-04-06',
      labourDay: '2026-05-01',
      victory: '2026-05-08',
      ascension: '2026-05-14',
      whitMonday: '2026-05-25',
      bastilleDay: '2026-07-14',
      assumption: '2026-08-15',
      allSaints: '2026-11-01',
      armistice: '2026-11-11',
      christmas: '2026-12-25',
    });
  });

  // The earliest and the latest dates of Easter, and years in which simpler algorithms are a week late.
  it.each([
    [1954, '1954-04-19'],
    [1981, '1981-04-20'],
    [2008, '2008-03-24'],
    [2027, '2027-03-29'],
    [2038, '2038-04-26'],
    [2049, '2049-04-19'],
    [2285, '2285-03-23'],
  ])('follow Easter in %s', (year, easterMonday) => {
    expect(closedHolidays(year, {})[1]).toBe(easterMonday);
  });

  it('are not worked, unless the owner has opened them', () => {
    const openHolidays = { armistice: true } as const;

    expect(isWorkedOn('2026-11-11', completeIdentity)).toBe(false);
    expect(isWorkedOn('2026-11-12', completeIdentity)).toBe(true);
    expect(isWorkedOn('2026-11-11', { ...completeIdentity, openHolidays })).toBe(true);
    expect(closedHolidays(2026, { openHolidays })).toHaveLength(10);
  });
});
