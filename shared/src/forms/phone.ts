/** A telephone number to dial, `+33638981234`, and to read, `06 38 98 12 34`. */
export type Phone = { e164: string; shown: string };

/** Numbers of overseas departments look like those of mainland France but have other country codes. */
const overseas = [
  { code: '590', numbers: /^(590|690|691)/ },
  { code: '594', numbers: /^(594|694)/ },
  { code: '596', numbers: /^(596|696|697)/ },
  // 06 39 is Mayotte, but 06 39 98 is reserved for fiction.
  { code: '262', numbers: /^(262|269|692|693|639(?!98))/ },
];

const separators = '[\\s.,/·•_()-]';
// A plus sign may stand only at the start of a number.
const run = new RegExp(`(?:\\+${separators}*)?\\d(?:${separators}{0,4}\\d)*`, 'g');
const betweenNumbers = /[,/(]\s|\s[,/(-]\s?|[,/]/;
const hours = /\b\d{1,2}\s?h(?:\d{2})?\b/gi;

/** Returns the distinct telephone numbers in a text, in order. */
export function findPhones(written: string): readonly Phone[] {
  const phones = readRuns(clean(written)).flatMap(({ phones }) => phones);
  return phones.filter(({ e164 }, index) => phones.findIndex((other) => other.e164 === e164) === index);
}

/** Whether a text has at least eight digits. The check is lenient, so that an unusual number never blocks a request. */
export function isDialable(written: string): boolean {
  return written.replace(/\P{Nd}/gu, '').length >= 8;
}

/** Formats French numbers in pairs. If the text has letters or invalid numbers, only strips invisible characters. */
export function showPhone(written: string): string {
  const text = clean(written);
  const runs = readRuns(text);
  const isUnderstood = runs.length > 0 && runs.every(({ isWhole }) => isWhole);
  if (!isUnderstood || /\p{L}/u.test(text)) return written.replace(/\p{Cf}/gu, '').trim();
  return findPhones(written)
    .map(({ shown }) => shown)
    .join(' / ');
}

/** Converts digits, dashes and spaces of all scripts to ASCII, and removes invisible characters. */
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

/** Converts a digit of any script to ASCII. Unicode orders the digits of a script from zero to nine. */
function plainDigit(digit: string): string {
  let value = 0;
  const codePoint = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
}

/** Returns the telephone numbers in each run of digits. `isWhole`: every part of the run is a telephone number. */
function readRuns(text: string): { phones: readonly Phone[]; isWhole: boolean }[] {
  return [...text.matchAll(run)].map(([written]) => {
    const whole = readNumber(written) ?? readJoined(written);
    if (whole) return { phones: whole, isWhole: true };
    const parts = written.split(betweenNumbers).map((part) => readNumber(part) ?? readJoined(part));
    return { phones: parts.flatMap((phones) => phones ?? []), isWhole: !parts.includes(null) };
  });
}

/** Reads several ten-digit French numbers that have no recognizable separator between them. */
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
