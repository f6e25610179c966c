import { likeness, ownShingles, sentencesOf, sharedWords, shinglesOf } from './shingles';

const shared = 'le devis est gratuit et le déplacement aussi';

describe('the similarity of two pages', () => {
  it('counts readable text only, split into sentences', () => {
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

  it("is the share of the shorter page's sequences that the other page also has", () => {
    const short = shinglesOf(shared.split(' '));
    const long = shinglesOf(`${shared} partout dans le département de gerzat à ambert`.split(' '));

    expect(likeness(short, long)).toBe(1);
    expect(likeness(short, shinglesOf('un tout autre texte sans aucun rapport'.split(' ')))).toBe(0);
  });

  it("measures the share of a page's words that are in sentences of other pages", () => {
    const page = [shared.split(' '), 'à riom la pierre est noire et la chaux claire'.split(' ')];

    expect(sharedWords(page, new Set([shared]))).toBeCloseTo(8 / 18);
  });

  it('measures the share of sequences that no other page has', () => {
    const page = shinglesOf(`${shared} à riom depuis longtemps`.split(' '));

    expect(ownShingles(page, [shinglesOf(shared.split(' '))])).toBeCloseTo(0.5);
  });
});
