import { calendarFile, type Appointment } from './calendar-file';

const appointment: Appointment = {
  id: 'RTH-20270327-7KX2QD@renovation-th.example',
  start: { day: '2027-03-29', time: '08:00' },
  minutes: 30,
  title: 'Appel de Rénovation TH',
  description: 'Nous vous appelons.\nNotre numéro : 04 65 71 63 36',
};
const now = new Date('2027-03-27T10:00:00Z');
const file = (change: Partial<Appointment> = {}) => calendarFile({ ...appointment, ...change }, now);
/** Unfolds the lines, as a calendar does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('writes one event as RFC 5545 defines it', () => {
    expect(linesOf(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Renovation TH//Rappel//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:RTH-20270327-7KX2QD@renovation-th.example',
      'DTSTAMP:20270327T100000Z',
      'DTSTART:20270329T060000Z',
      'DTEND:20270329T063000Z',
      'SUMMARY:Appel de Rénovation TH',
      'DESCRIPTION:Nous vous appelons.\\nNotre numéro : 04 65 71 63 36',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines at 75 bytes and never inside a character', () => {
    const description = 'Réfection de la façade côté cour, près du château 🏠. '.repeat(8);
    const text = file({ description });

    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(text.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes separators, and line breaks, which would start a new property', () => {
    const lines = linesOf(file({ title: 'a;b,c\\d\r\nATTENDEE:x\u0007' }));
    expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nATTENDEE:x');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });
});
