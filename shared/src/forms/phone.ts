/** A telephone number to dial, `+33638981234`, and to read, `06 38 98 12 34`. */
export type Phone = { e164: string; shown: string };

const gap = '[\\s.,/·_()-]{0,4}';
const french = `(?:(?:\\+|00)?${gap}33|0)${gap}(?<national>[1-9](?:${gap}\\d){8})`;
const foreign = '(?:\\+|00)(?!33)(?<abroad>[1-9](?:[\\s.-]?\\d){7,14})';
const numbers = new RegExp(`(?<!\\d)(?:${french}|${foreign})(?!\\d)`, 'g');

/** Returns the distinct telephone numbers in a text, in order. */
export function findPhones(written: string): readonly Phone[] {
  const phones = [...clean(written).matchAll(numbers)].map(({ groups = {} }) => {
    const { national = '', abroad } = groups;
    if (abroad) return { e164: `+${digitsOf(abroad)}`, shown: `+${digitsOf(abroad)}` };
    const digits = digitsOf(national);
    return { e164: `+33${digits}`, shown: `0${digits}`.replace(/(\d{2})(?=\d)/g, '$1 ') };
  });
  return [...new Map(phones.map((phone) => [phone.e164, phone])).values()];
}

/** Whether a text has at least eight digits. The check is lenient, so that an unusual number never blocks a request. */
export function isDialable(written: string): boolean {
  return written.replace(/\P{Nd}/gu, '').length >= 8;
}

/** Formats French numbers in pairs. If the text has other words or digits, only strips invisible characters. */
export function showPhone(written: string): string {
  const phones = findPhones(written);
  const isUnderstood = phones.length > 0 && !/[\p{L}\p{N}]/u.test(clean(written).replace(numbers, ''));
  return isUnderstood ? phones.map(({ shown }) => shown).join(' / ') : written.replace(/\p{Cf}/gu, '').trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Removes invisible characters and the zero of « +33 (0)6 ». */
function clean(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[([]0[)\]]/g, '');
}
