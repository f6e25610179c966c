import type { Qualification } from './identity';

/** « RGE Qualibat n° E-E000000, « Isolation des murs », valable jusqu’au 31 décembre 2027 » */
export function qualificationLine({ name, number, domain, validUntil }: Qualification): string {
  return `${name} n°\u00a0${number}, «\u00a0${domain}\u00a0», valable jusqu’au ${frenchDay(validUntil)}`;
}

/** Formats a day `yyyy-mm-dd` as « 31 décembre 2027 », « 1er janvier 2028 ». */
function frenchDay(day: string): string {
  return dayInWords.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');
}

const dayInWords = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
