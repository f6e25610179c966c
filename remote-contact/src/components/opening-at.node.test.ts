import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { openingAt } from './opening-at';

const { openingHours: mondayToSaturday } = sampleIdentity;
const hours = {
  openingHours: {
    ...mondayToSaturday,
    thursday: { kind: 'open', opens: '07:00', closes: '20:00', pause: { from: '12:00', to: '14:00' } },
    saturday: { kind: 'open', opens: '08:00', closes: '12:00' },
  },
} as const;

const closedUntil = (day: string, inDays: number, time: string) => {
  return { isOpen: false, opens: { day, inDays, time } };
};

describe('openingAt', () => {
  it.each([
    ['on a weekday', '2026-11-20', '07:00', { isOpen: true, closes: '20:00' }],
    ['before opening', '2026-11-20', '06:59', closedUntil('2026-11-20', 0, '07:00')],
    ['during the pause', '2026-11-19', '12:30', closedUntil('2026-11-19', 0, '14:00')],
    ['in the evening', '2026-11-20', '20:00', closedUntil('2026-11-21', 1, '08:00')],
    ['on Saturday afternoon', '2026-11-21', '13:00', closedUntil('2026-11-23', 2, '07:00')],
  ])('returns the closing or the next opening time %s', (_when, day, time, expected) => {
    expect(openingAt(hours, { day, time })).toEqual(expected);
  });

  it.each([
    ['2026-12-05', { day: '2026-12-07', inDays: 17, time: '07:00' }],
    ['2027-11-20', null],
  ])('looks at most 90 days ahead for the first opening after a closure until %s', (to, opens) => {
    const closures = [{ from: '2026-11-20', to }];

    expect(openingAt({ ...hours, closures }, { day: '2026-11-20', time: '10:00' })).toEqual({
      isOpen: false,
      opens,
    });
  });
});
