import { callbackSlots, firstBookableDay, quoteSlots, slotsOffered } from './booking-slots';

const saturdayMorning = { day: '2026-11-21', time: '11:47' };

describe('the slots', () => {
  it('are the sixteen of the quote form, and 18:00 for the callback booking', () => {
    expect(quoteSlots).toEqual([
      ...['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30'],
    ]);
    expect(callbackSlots).toEqual([...quoteSlots, '18:00']);
  });

  it('are all offered on a day to come', () => {
    expect(slotsOffered('2026-11-24', saturdayMorning, quoteSlots)).toEqual(quoteSlots);
  });

  it('are offered today only while they lie ahead', () => {
    expect(slotsOffered('2026-11-21', { day: '2026-11-21', time: '16:30' }, callbackSlots)).toEqual([
      '17:00',
      '17:30',
      '18:00',
    ]);
  });

  it('are not offered on a past day, a Sunday or no day at all', () => {
    for (const day of ['2026-11-20', '2026-11-22', '', '2026-02-30']) {
      expect(slotsOffered(day, saturdayMorning, quoteSlots)).toEqual([]);
    }
  });
});

describe('a closure', () => {
  const closures = [{ from: '2026-11-21', to: '2026-11-25' }];

  it('has no slots on any of its days', () => {
    expect(slotsOffered('2026-11-24', saturdayMorning, quoteSlots, closures)).toEqual([]);
    expect(slotsOffered('2026-11-26', saturdayMorning, quoteSlots, closures)).toEqual(quoteSlots);
  });

  it('is passed over for the first day that can be booked', () => {
    expect(firstBookableDay(saturdayMorning, quoteSlots, closures)).toBe('2026-11-26');
  });
});

describe('the first day that can be booked', () => {
  it('is today while a slot is left', () => {
    expect(firstBookableDay(saturdayMorning, quoteSlots)).toBe('2026-11-21');
  });

  it('skips an evening and a Sunday', () => {
    expect(firstBookableDay({ day: '2026-11-21', time: '17:45' }, quoteSlots)).toBe('2026-11-23');
    expect(firstBookableDay({ day: '2026-11-21', time: '17:45' }, callbackSlots)).toBe('2026-11-21');
  });
});
