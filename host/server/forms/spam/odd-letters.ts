import type { JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

/** Letters of Western and Central Europe, and Vietnamese: most requests have no others. */
const isLatin = /^[\u0000-\u024f\u1e00-\u1eff\u2000-\u20ff]*$/;
/** A word half Latin and half Cyrillic imitates one: о and e look alike, and no filter of words sees it. */
const isMixed =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Points for letters that hardly anybody who writes to a craftsman in Auvergne uses. */
export function letterSigns({ names, town, message }: JudgedText): readonly Sign[] {
  const written = [...names, town, message].join(' ');
  if (isLatin.test(written)) return [];
  return [
    ...sign('foreign-alphabet', Math.max(alphabetPoints(written), alphabetPoints(message))),
    ...sign('code', isMixed.test(written) ? 6 : 0),
  ];
}

/** A name or a greeting in another alphabet is welcome, a whole text is not. */
function alphabetPoints(text: string): number {
  const letters = count(text, /\p{L}/gu);
  const foreign = letters - count(text, /\p{Script=Latin}/gu);
  if (foreign < 5) return 0;
  const share = foreign / letters;
  return share > 0.5 ? 10 : share > 0.2 ? 6 : 2;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const vowels = /[aeiouy]/;
/** Five neighbours of a row of the keyboard, AZERTY and QWERTY, forwards. */
const keyboardRuns = new Set(
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from({ length: row.length - 4 }, (_, start) => row.slice(start, start + 5)),
  ),
);
/** Pairs that no language written in Latin letters in Europe, Turkey, Vietnam or the Maghreb has. */
const impossiblePairs = new Set(
  (
    'qb qc qd qf qg qh qj qk ql qm qn qp qr qs qt qv qw qx qy qz jb jc jf jg jh jl jm jp jq jt jv jw jx jz ' +
    'vb vf vg vh vj vm vq vw vx wq wx wv wj wg xb xd xf xg xj xk xm xn xq xr xv xw xz zx zq zf zj bx bq bz ' +
    'fq fx fz fj fk fp fv gx gq gv hx hq kq kx kz mq mx pq px pv pz tq tx cx cj cw cb cf cg cv dx dq sx rx lx hk'
  ).split(' '),
);

/** Whether a word was typed by chance: `lRxgbCVuYW`, `qsdfghjklm`. Abbreviations are too short to tell. */
function looksRandom(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}+/gu, '');
  if (letters.length < 6 || !/^[a-z]+$/i.test(letters)) return false;
  const small = letters.toLowerCase();
  const oddPairs = countParts(small, impossiblePairs, 2);
  const switches = letters.match(/[a-z][A-Z]/g)?.length ?? 0;
  return (
    switches >= 3 ||
    (switches >= 2 && oddPairs >= 1) ||
    oddPairs >= 2 ||
    !vowels.test(small) ||
    /[^aeiouy]{6}/.test(small) ||
    countParts(small, keyboardRuns, 5) > 0
  );
}

/** How many of its parts of that length are among the known ones. */
function countParts(text: string, known: ReadonlySet<string>, length: number): number {
  let found = 0;
  for (let at = 0; at + length <= text.length; at += 1) {
    if (known.has(text.slice(at, at + length))) found += 1;
  }
  return found;
}

const longestWord = 60;
/** As good as all of them, to tell whether a text was typed by chance. */
const mostWords = 200;

/** Points for letters by chance. */
export function gibberishSigns({ names, town, message, email }: JudgedText): readonly Sign[] {
  const short = [names.join(' '), town].filter((text) => wordsOf(text).some(looksRandom)).length;
  const words = wordsOf(message)
    .filter((word) => word.length >= 6)
    .slice(0, mostWords);
  const random = words.filter(looksRandom).length;
  const isRandom = random > 0 && random >= words.length / 4;
  const isOddAddress = looksRandom((email.split('@', 1)[0] ?? '').slice(0, longestWord).replace(/\d+$/, ''));
  return sign('gibberish', Math.min(short * 4 + (isRandom ? 6 : 0) + (isOddAddress ? 1 : 0), 10));
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
}
