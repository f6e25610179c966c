import { referenceSentLately, rememberSent } from './sent-lately';

const noon = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

beforeEach(() => localStorage.clear());

describe('a request sent once more', () => {
  it('keeps its reference for an hour, if it says the same', () => {
    rememberSent('Toit à démousser.', 'RTH-20261121-7KX2QD', noon);
    expect(referenceSentLately('Toit à démousser.', later(59))).toBe('RTH-20261121-7KX2QD');
    expect(referenceSentLately('Toit à démousser !', later(59))).toBeNull();
    expect(referenceSentLately('Toit à démousser.', later(60))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('leaves nothing of its content on the device', () => {
    rememberSent('Toit à démousser.', 'RTH-20261121-7KX2QD', noon);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Toit');
  });

  it('is new where nothing sensible is stored', () => {
    for (const text of ['', '3', '{"digest":4}', '{}']) {
      localStorage.setItem('rth-quote-sent', text);
      expect(referenceSentLately('x', noon)).toBeNull();
    }
  });
});
