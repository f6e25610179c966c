import { openingLines } from './opening-hours';

describe('opening lines', () => {
  it('tells neighbouring days with the same hours in one line', () => {
    const lines = openingLines({
      openingHours: [
        { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '07:00', closes: '20:00' },
        { days: ['saturday'], opens: '07:00', closes: '20:00' },
      ],
    });

    expect(lines).toEqual([{ days: 'Lundi – samedi', hours: '7\u00a0h – 20\u00a0h' }]);
  });

  it('starts a new line after a closed day and for other hours', () => {
    const lines = openingLines({
      openingHours: [
        { days: ['monday', 'wednesday', 'thursday'], opens: '08:30', closes: '12:00' },
        { days: ['friday'], opens: '14:00', closes: '18:05' },
      ],
    });

    expect(lines).toEqual([
      { days: 'Lundi', hours: '8\u00a0h\u00a030 – 12\u00a0h' },
      { days: 'Mercredi – jeudi', hours: '8\u00a0h\u00a030 – 12\u00a0h' },
      { days: 'Vendredi', hours: '14\u00a0h – 18\u00a0h\u00a005' },
    ]);
  });
});
