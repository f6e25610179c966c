import { likeness, ownShingles, sentencesOf, sharedWords, shinglesOf } from './shingles';

const shared = 'le devis est gratuit et le déplacement aussi';

describe('how alike two pages are', () => {
  it('counts what is read, not what is drawn or styled, a sentence at a time', () => {
    expect(
      sentencesOf(
        '<style>.a{color:red}</style><h2>À Riom</h2><p>L’été, au <b>XVI<sup>e</sup></b>. Puis rien.</p><svg><text>N</text></svg>',
      ),
    ).toEqual([
      ['à', 'riom'],
      ['l', 'été', 'au', 'xvie'],
      ['puis', 'rien'],
    ]);
  });

  it('is the part of the shorter one that the other holds', () => {
    const short = shinglesOf(shared.split(' '));
    const long = shinglesOf(`${shared} partout dans le département de gerzat à ambert`.split(' '));

    expect(likeness(short, long)).toBe(1);
    expect(likeness(short, shinglesOf('un tout autre texte sans aucun rapport'.split(' ')))).toBe(0);
  });

  it('is the part of its words that stand in sentences of others', () => {
    const page = [shared.split(' '), 'à riom la pierre est noire et la chaux claire'.split(' ')];

    expect(sharedWords(page, new Set([shared]))).toBeCloseTo(8 / 18);
  });

  it('leaves a page the runs that no other has', () => {
    const page = shinglesOf(`${shared} à riom depuis longtemps`.split(' '));

    expect(ownShingles(page, [shinglesOf(shared.split(' '))])).toBeCloseTo(0.5);
  });
});
