import { openDaysInWords, openingLines } from './opening-hours';

const open = { kind: 'open', opens: '07:00', closes: '20:00' } as const;
const mondayToSaturday = {
  ...{ monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open },
  sunday: { kind: 'by-appointment' },
} as const;
const closed = { kind: 'closed' } as const;
const aroundLunch = {
  kind: 'open',
  opens: '08:30',
  closes: '18:05',
  pause: { from: '12:00', to: '14:00' },
} as const;

describe('openingLines', () => {
  it('returns one line for consecutive days with the same hours', () => {
    expect(openingLines({ openingHours: mondayToSaturday })).toEqual([
      { name: 'Lundi – samedi', hours: ['7\u00a0h – 20\u00a0h'] },
      { name: 'Dimanche', hours: ['sur rendez-vous'] },
      { name: 'Jours fériés', hours: ['sur rendez-vous'] },
    ]);
  });

  it('starts a new line after a closed day or when the hours differ, and splits hours at a pause', () => {
    const openingHours = {
      ...mondayToSaturday,
      ...{ tuesday: closed, thursday: aroundLunch, friday: aroundLunch, saturday: closed, sunday: closed },
    };

    expect(openingLines({ openingHours })).toEqual([
      { name: 'Lundi', hours: ['7\u00a0h – 20\u00a0h'] },
      { name: 'Mercredi', hours: ['7\u00a0h – 20\u00a0h'] },
      {
        name: 'Jeudi – vendredi',
        hours: ['8\u00a0h\u00a030 – 12\u00a0h', '14\u00a0h – 18\u00a0h\u00a005'],
      },
      { name: 'Jours fériés', hours: ['fermé'] },
    ]);
  });

  it('names the public holidays on which the owner works', () => {
    const openHolidays = { armistice: true, victory: true } as const;

    expect(openingLines({ openingHours: mondayToSaturday, openHolidays }).at(-1)?.name).toBe(
      'Jours fériés, sauf le 8 mai et le 11 novembre',
    );
  });
});

describe('openDaysInWords', () => {
  it.each([
    ['du lundi au samedi', {}],
    ['du lundi au vendredi', { saturday: closed }],
    ['le lundi, du mercredi au samedi', { tuesday: closed }],
    ['du lundi au samedi', { thursday: aroundLunch }],
  ])('names the open days: %s', (words, change) => {
    expect(openDaysInWords({ openingHours: { ...mondayToSaturday, ...change } })).toBe(words);
  });
});
