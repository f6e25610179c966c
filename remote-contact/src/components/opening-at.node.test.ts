import { openingAt } from './opening-at';

const hours = {
  openingHours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '07:00', closes: '20:00' },
    { days: ['saturday'], opens: '08:00', closes: '12:00' },
  ],
} as const;

describe('the opening hours', () => {
  it.each([
    ['on a weekday', '2026-11-20', '07:00', { isOpen: true, closes: '20:00' }],
    [
      'before opening',
      '2026-11-20',
      '06:59',
      { isOpen: false, opens: { day: '2026-11-20', inDays: 0, time: '07:00' } },
    ],
    [
      'in the evening',
      '2026-11-20',
      '20:00',
      { isOpen: false, opens: { day: '2026-11-21', inDays: 1, time: '08:00' } },
    ],
    [
      'on Saturday afternoon',
      '2026-11-21',
      '13:00',
      { isOpen: false, opens: { day: '2026-11-23', inDays: 2, time: '07:00' } },
    ],
  ])('are known %s', (_when, day, time, expected) => {
    expect(openingAt(hours, { day, time })).toEqual(expected);
  });

  it('begin again after a closure', () => {
    const closures = [{ from: '2026-11-20', to: '2026-12-05' }];

    expect(openingAt({ ...hours, closures }, { day: '2026-11-20', time: '10:00' })).toEqual({
      isOpen: false,
      opens: { day: '2026-12-07', inDays: 17, time: '07:00' },
    });
  });

  it('may be unknown', () => {
    expect(openingAt({ openingHours: [] }, { day: '2026-11-20', time: '10:00' })).toEqual({
      isOpen: false,
      opens: null,
    });
  });
});
