import { parisMoment, parisStamp } from '@renovation-th/shared/forms/paris-time';

/** Formats a moment in Paris time, such as "21/11/2026 à 10 h 34". @param at milliseconds since 1970. */
export const momentInWords = (at: number): string =>
  parisStamp(new Date(at)).replace(/ 0?(\d+):(\d\d):\d\d$/, ' à $1\u00a0h\u00a0$2');

const ages = new Intl.RelativeTimeFormat('fr', { numeric: 'auto', style: 'short' });

/** Returns the age of a moment, such as "il y a 2 h" or "hier". Days are calendar days in Paris. */
export function ageInWords(at: number, now: Date): string {
  const days = (Date.parse(parisMoment(now).day) - Date.parse(parisMoment(new Date(at)).day)) / 86_400_000;
  const minutes = Math.max(1, Math.floor((now.getTime() - at) / 60_000));
  const age =
    days > 0
      ? ages.format(-days, 'day')
      : minutes < 60
        ? ages.format(-minutes, 'minute')
        : ages.format(-Math.floor(minutes / 60), 'hour');
  return age.replaceAll(' ', '\u00a0');
}
