import { likeness, ownWords, shinglesOf, wordsOf } from './shingles';

const shared = 'le devis est gratuit et le déplacement aussi';

describe('how alike two pages are', () => {
  it('counts what is read, not what is drawn or styled', () => {
    expect(
      wordsOf('<style>.a{color:red}</style><p>L’été, à <b>Riom</b>.</p><svg><text>N</text></svg>'),
    ).toEqual(['l', 'été', 'à', 'riom']);
  });

  it('is the part of the shorter one that the other holds', () => {
    const short = shinglesOf(shared.split(' '));
    const long = shinglesOf(`${shared} partout dans le département de gerzat à ambert`.split(' '));

    expect(likeness(short, long)).toBe(1);
    expect(likeness(short, shinglesOf('un tout autre texte sans aucun rapport'.split(' ')))).toBe(0);
  });

  it('leaves a page the words that no shared run covers', () => {
    const words = `${shared} à riom depuis longtemps`.split(' ');

    expect(ownWords(words, [shinglesOf(shared.split(' '))])).toBe(4);
  });
});
