import { parisStamp } from '@renovation-th/shared/forms/paris-time';

/** Formats a moment in Paris time, such as "21/11/2026 à 10 h 34". @param at milliseconds since 1970. */
export const momentInWords = (at: number): string =>
  parisStamp(new Date(at)).replace(/ 0?(\d+):(\d\d):\d\d$/, ' à $1\u00a0h\u00a0$2');
