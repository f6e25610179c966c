import { sampleIdentity } from '../testing/sample-identity';
import { callbackSlots, firstBookableDay, quoteSlots, slotsOffered } from './booking-slots';

/** Open Monday to Saturday, 07:00 to 20:00. */
const hours = sampleIdentity;
const saturdayMorning = { day: '2026-11-21', time: '11:47' };

describe('booking slots', () => {
  it('include 18:00 only in the callback form', () => {
    expect(quoteSlots).toEqual([
      ...['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30'],
    ]);
    expect(callbackSlots).toEqual([...quoteSlots, '18:00']);
  });

  it('are not offered on an invalid day', () => {
    for (const day of ['', '2026-02-30'])
      expect(slotsOffered(day, saturdayMorning, quoteSlots, hours)).toEqual([]);
  });
});

describe('slotsOffered and firstBookableDay', () => {
  const monday = {
    kind: 'open',
    opens: '09:00',
    closes: '16:00',
    pause: { from: '11:00', to: '15:00' },
  } as const;
  const closed = { kind: 'closed' } as const;

  it('omit slots outside the opening hours and during the pause', () => {
    const openingHours = { ...sampleIdentity.openingHours, monday };

    expect(slotsOffered('2026-11-23', saturdayMorning, callbackSlots, { openingHours })).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '15:00', '15:30'],
    ]);
  });

  it('find the first bookable day after closed days', () => {
    const openingHours = { ...sampleIdentity.openingHours, saturday: closed, monday: closed };

    expect(firstBookableDay(saturdayMorning, quoteSlots, { openingHours })).toBe('2026-11-24');
  });
});

describe('booking during a closure', () => {
  const hours = { ...sampleIdentity, closures: [{ from: '2026-11-21', to: '2026-11-25' }] };

  it('offers no slots', () => {
    expect(slotsOffered('2026-11-24', saturdayMorning, quoteSlots, hours)).toEqual([]);
    expect(slotsOffered('2026-11-26', saturdayMorning, quoteSlots, hours)).toEqual(quoteSlots);
  });

  it('resumes on the day after the closure', () => {
    expect(firstBookableDay(saturdayMorning, quoteSlots, hours)).toBe('2026-11-26');
  });
});
