import { sampleIdentity as hours } from '../testing/sample-identity';
import { callbackSlots, firstBookableDay, quoteSlots, slotsOffered } from './booking-slots';
import { instantOf, longFrenchDate, parisMoment, parisStamp } from './paris-time';

const home = process.env.TZ;
afterAll(() => {
  process.env.TZ = home;
  jest.useRealTimers();
});

/** Zones of visitors: far west, far east, a half hour off, none of them on Paris's clock; and Paris. */
const zones = [
  'Europe/Paris',
  'America/Los_Angeles',
  'America/Martinique',
  'Indian/Reunion',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

/** Both clock changes of 2027, a minute at a time around them, and what must be offered then. */
const moments = [
  // Saturday 27 March: the evening before the clocks go forward. 17:29 is still before the last quote slot.
  { now: '2027-03-27T16:29:00Z', day: '2027-03-27', time: '17:29', left: ['17:30'] },
  { now: '2027-03-27T16:30:00Z', day: '2027-03-27', time: '17:30', left: [] },
  // Midnight has passed in Paris: Sunday, nothing is open, whatever the visitor's calendar says.
  { now: '2027-03-27T23:00:00Z', day: '2027-03-28', time: '00:00', left: [] },
  { now: '2027-03-28T00:59:00Z', day: '2027-03-28', time: '01:59', left: [] },
  { now: '2027-03-28T01:00:00Z', day: '2027-03-28', time: '03:00', left: [] },
  // Sunday ends an hour earlier than it would have, in world time.
  { now: '2027-03-28T22:00:00Z', day: '2027-03-29', time: '00:00', left: quoteSlots },
  { now: '2027-03-29T15:29:00Z', day: '2027-03-29', time: '17:29', left: ['17:30'] },
  // Saturday 30 October, and Sunday 31 when they go back: 02:30 comes twice.
  { now: '2027-10-30T15:29:00Z', day: '2027-10-30', time: '17:29', left: ['17:30'] },
  { now: '2027-10-30T22:00:00Z', day: '2027-10-31', time: '00:00', left: [] },
  { now: '2027-10-31T00:30:00Z', day: '2027-10-31', time: '02:30', left: [] },
  { now: '2027-10-31T01:30:00Z', day: '2027-10-31', time: '02:30', left: [] },
  { now: '2027-10-31T23:00:00Z', day: '2027-11-01', time: '00:00', left: quoteSlots },
  { now: '2027-11-02T16:29:00Z', day: '2027-11-02', time: '17:29', left: ['17:30'] },
] as const;

describe.each(zones)('for a visitor in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  it.each(moments)('at $now it is $time on $day in Gerzat', ({ now, day, time, left }) => {
    jest.useFakeTimers({ now: new Date(now) });
    const moment = parisMoment(new Date());
    expect(moment).toEqual({ day, time });
    expect(slotsOffered(day, moment, quoteSlots, hours)).toEqual(left);
  });

  it('past days and Sundays are closed, the next working day is whole', () => {
    const saturdayEvening = parisMoment(new Date('2027-10-30T20:00:00Z'));
    expect(firstBookableDay(saturdayEvening, quoteSlots, hours)).toBe('2027-11-01');
    const atLast = parisMoment(new Date('2027-10-30T15:45:00Z'));
    expect(firstBookableDay(atLast, quoteSlots, hours)).toBe('2027-11-01');
    expect(firstBookableDay(atLast, callbackSlots, hours)).toBe('2027-10-30');
    for (const closed of ['2027-10-29', '2027-10-30', '2027-10-31'])
      expect(slotsOffered(closed, saturdayEvening, callbackSlots, hours)).toEqual([]);
    expect(slotsOffered('2027-11-01', saturdayEvening, callbackSlots, hours)).toHaveLength(17);
  });

  it.each([
    // Winter, summer, and the first working days after each change.
    ['2027-03-27', '08:00', '2027-03-27T07:00:00.000Z'],
    ['2027-03-29', '08:00', '2027-03-29T06:00:00.000Z'],
    ['2027-10-30', '18:00', '2027-10-30T16:00:00.000Z'],
    ['2027-11-01', '18:00', '2027-11-01T17:00:00.000Z'],
  ])('a slot is one instant: %s %s', (day, time, instant) => {
    expect(instantOf({ day, time }).toISOString()).toBe(instant);
  });

  it('dates are written as in Gerzat', () => {
    expect(longFrenchDate('2027-10-31')).toBe('dimanche 31 octobre 2027');
    expect(parisStamp(new Date('2027-03-28T01:00:00Z'))).toBe('28/03/2027 03:00:00');
    expect(parisStamp(new Date('2027-10-31T23:30:00Z'))).toBe('01/11/2027 00:30:00');
  });
});
