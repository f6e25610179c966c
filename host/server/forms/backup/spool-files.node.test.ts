import path from 'node:path';
import fc from 'fast-check';
import { isBackedUpPath } from './spool-files';

describe('a path that a backup may hold', () => {
  it.each([
    'accepted/RTH-20261121-AAAAAA.json',
    'amended/RTH-20261121-AAAAAA.0123456789ab.json',
    'raw/RTH-20261121-AAAAAA.0123456789abcdef.raw',
    'handled/RTH-20261121-AAAAAA',
    'trash/2026-11-21/accepted/RTH-20261121-AAAAAA.json',
    'token-key',
  ])('is %s', (name) => expect(isBackedUpPath(name)).toBe(true));

  it('never leads out of its folder, nor to what is left out, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '.',
        '..',
        '/',
        '\\',
        '\0',
        'index',
        'incoming',
        'failures',
        'accepted',
        'RTH',
        '\u202e',
        ' ',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (text) => {
          if (!isBackedUpPath(text)) return;
          const file = path.resolve('/spool', text);
          expect(file).toBe(`/spool/${text}`);
          expect(file).not.toMatch(/^\/spool\/(index|incoming|changed|alive|backup|failures)(\/|$)/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
