import { sampleIdentity } from '../testing/sample-identity';
import { quoteSlots, slotsOffered } from './booking-slots';
import { instantOf, longFrenchDate, parisMoment, parisStamp } from './paris-time';

/** Easter Monday and All Saints' Day follow the clock changes of 2027. */
const hours = { ...sampleIdentity, openHolidays: { easterMonday: true, allSaints: true } as const };

const home = process.env.TZ;
afterAll(() => {
  process.env.TZ = home;
  jest.useRealTimers();
});

/** Time zones of visitors, including extreme ones and one with a half-hour offset. */
const zones = [
  'Europe/Paris',
  'America/Los_Angeles',
  'America/Martinique',
  'Indian/Reunion',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

/** Instants around both clock changes of 2027, with the local time and the remaining quote slots. */
const moments = [
  // Saturday 27 March, the evening before the clocks go forward. The last quote slot is 17:30.
  { now: '2027-03-27T16:29:00Z', day: '2027-03-27', time: '17:29', left: ['17:30'] },
  { now: '2027-03-27T16:30:00Z', day: '2027-03-27', time: '17:30', left: [] },
  // Sunday in Paris, a closed day, but still Saturday in other zones.
  { now: '2027-03-27T23:00:00Z', day: '2027-03-28', time: '00:00', left: [] },
  { now: '2027-03-28T01:00:00Z', day: '2027-03-28', time: '03:00', left: [] },
  // This Sunday has only 23 hours, so it ends at 22:00 UTC.
  { now: '2027-03-28T22:00:00Z', day: '2027-03-29', time: '00:00', left: quoteSlots },
  { now: '2027-03-29T15:29:00Z', day: '2027-03-29', time: '17:29', left: ['17:30'] },
  // Saturday 30 October, and Sunday 31, when the clocks go back and 02:30 occurs twice.
  { now: '2027-10-30T15:29:00Z', day: '2027-10-30', time: '17:29', left: ['17:30'] },
  { now: '2027-10-31T00:30:00Z', day: '2027-10-31', time: '02:30', left: [] },
  { now: '2027-10-31T23:00:00Z', day: '2027-11-01', time: '00:00', left: quoteSlots },
] as const;

describe.each(zones)('booking in the time zone %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  it.each(moments)('converts $now to $time on $day in Gerzat', ({ now, day, time, left }) => {
    jest.useFakeTimers({ now: new Date(now) });
    const moment = parisMoment(new Date());
    expect(moment).toEqual({ day, time });
    expect(slotsOffered(day, moment, quoteSlots, hours)).toEqual(left);
  });

  it.each([
    // The last working day before each clock change, and the first one after it.
    ['2027-03-27', '08:00', '2027-03-27T07:00:00.000Z'],
    ['2027-03-29', '08:00', '2027-03-29T06:00:00.000Z'],
    ['2027-10-30', '18:00', '2027-10-30T16:00:00.000Z'],
    ['2027-11-01', '18:00', '2027-11-01T17:00:00.000Z'],
  ])('converts a slot in Paris to the correct instant: %s %s', (day, time, instant) => {
    expect(instantOf({ day, time }).toISOString()).toBe(instant);
  });

  it('formats dates in Paris time', () => {
    expect(longFrenchDate('2027-10-31')).toBe('dimanche 31 octobre 2027');
    expect(parisStamp(new Date('2027-03-28T01:00:00Z'))).toBe('28/03/2027 03:00:00');
    expect(parisStamp(new Date('2027-10-31T23:30:00Z'))).toBe('01/11/2027 00:30:00');
  });
});
