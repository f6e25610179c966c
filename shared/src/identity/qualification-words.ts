import { shortFrenchDate } from '../forms/paris-time';
import type { Qualification } from './identity';

/** « RGE Qualibat n° E-E000000, « Isolation des murs », valable jusqu’au 31 décembre 2027 » */
export function qualificationLine({ name, number, domain, validUntil }: Qualification): string {
  const lastDay = `${shortFrenchDate(validUntil)} ${validUntil.slice(0, 4)}`;
  return `${name} n°\u00a0${number}, «\u00a0${domain}\u00a0», valable jusqu’au ${lastDay}`;
}
