import { isReference, newReference } from './submission-reference';

describe('submission references', () => {
  it('contain the day in Paris and random characters', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    const references = Array.from({ length: 50 }, () => newReference(late));

    for (const reference of references) expect(reference).toMatch(/^RTH-20261122-[0-9A-Z]{6}$/);
    expect(new Set(references).size).toBe(50);
  });

  it('are recognized by their format', () => {
    expect(isReference('RTH-20261121-7KX2QD')).toBe(true);
    for (const text of ['', 'RTH-2026-7KX2QD', 'RTH-20261121-7kx2qd', '<b>RTH-20261121-7KX2QD'])
      expect(isReference(text)).toBe(false);
  });
});
