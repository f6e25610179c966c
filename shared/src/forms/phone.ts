/** A telephone number: as it is dialled, `+33638981234`, and as people read it, `06 38 98 12 34`. */
export type Phone = { e164: string; shown: string };

/** The overseas departments: their numbers look French, and have country codes of their own. */
const overseas = [
  { code: '590', numbers: /^(590|690|691)/ },
  { code: '594', numbers: /^(594|694)/ },
  { code: '596', numbers: /^(596|696|697)/ },
  // The regulator reserves 06 39 98 for fiction on the mainland.
  { code: '262', numbers: /^(262|269|692|693|639(?!98))/ },
];

const separators = '[\\s.,/·•_()-]';
// A plus sign starts a number of its own.
const run = new RegExp(`(?:\\+${separators}*)?\\d(?:${separators}{0,4}\\d)*`, 'g');
/** What stands between two numbers rather than inside one. */
const betweenNumbers = /[,/(]\s|\s[,/(-]\s?|[,/]/;
const hours = /\b\d{1,2}\s?h(?:\d{2})?\b/gi;

/** The telephone numbers in what a visitor wrote, each once, in its order. */
export function findPhones(written: string): readonly Phone[] {
  const phones = readRuns(clean(written)).flatMap(({ phones }) => phones);
  return phones.filter(({ e164 }, place) => phones.findIndex((other) => other.e164 === e164) === place);
}

/** Whether a text has enough digits to dial: an unusual number is better than a lost request. */
export function isDialable(written: string): boolean {
  return written.replace(/\P{Nd}/gu, '').length >= 8;
}

/** The numbers in pairs where nothing stands beside them; otherwise the text without invisible characters. */
export function showPhone(written: string): string {
  const text = clean(written);
  const runs = readRuns(text);
  const isUnderstood = runs.length > 0 && runs.every(({ isWhole }) => isWhole);
  if (!isUnderstood || /\p{L}/u.test(text)) return written.replace(/\p{Cf}/gu, '').trim();
  return findPhones(written)
    .map(({ shown }) => shown)
    .join(' / ');
}

/** Replaces digits, dashes and spaces of every kind by plain ones, and removes invisible characters. */
function clean(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\[0\]/g, '(0)')
    .replace(/^\s*tel:/i, '')
    .replace(hours, ' h ');
}

/** The digits of every script stand in its own order from zero to nine. */
function plainDigit(digit: string): string {
  let value = 0;
  const codePoint = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
}

/** Each run of digits, the numbers that it makes, and whether they take up the whole of it. */
function readRuns(text: string): { phones: readonly Phone[]; isWhole: boolean }[] {
  return [...text.matchAll(run)].map(([written]) => {
    const whole = readNumber(written) ?? readJoined(written);
    if (whole) return { phones: whole, isWhole: true };
    const parts = written.split(betweenNumbers).map((part) => readNumber(part) ?? readJoined(part));
    return { phones: parts.flatMap((phones) => phones ?? []), isWhole: !parts.includes(null) };
  });
}

/** Several French numbers of ten digits with nothing but a space between them. */
function readJoined(written: string): readonly Phone[] | null {
  const digits = written.replace(/\D/g, '');
  if (!/^(?:0[1-9]\d{8}){2,}$/.test(digits)) return null;
  return (digits.match(/.{10}/g) ?? []).flatMap((number) => readNumber(number) ?? []);
}

function readNumber(written: string): readonly Phone[] | null {
  const compact = written.replace(/^(\W*(?:\+|00).*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  const french = /^(?:0|(?:(?:\+|00)?33|(?:\+|00)(590|594|596|262))0?)([1-9]\d{8})$/.exec(compact);
  const [, code, national = ''] = french ?? [];
  if (national && (!code || code === codeOf(national))) return [ofFrance(national)];

  const abroad = /^(?:\+|00)((?!33)[1-9]\d{7,14})$/.exec(compact);
  return abroad ? [{ e164: `+${abroad[1]}`, shown: `+${abroad[1]}` }] : null;
}

/** @param national nine digits, without the leading zero. */
function ofFrance(national: string): Phone {
  return {
    e164: `+${codeOf(national)}${national}`,
    shown: `0${national}`.replace(/(\d{2})(?=\d)/g, '$1 '),
  };
}

function codeOf(national: string): string {
  return overseas.find(({ numbers }) => numbers.test(national))?.code ?? '33';
}
