/** French names of some times, by minutes. */
const named: Readonly<Record<number, string>> = {
  15: 'un quart d’heure',
  30: 'une demi-heure',
  45: 'trois quarts d’heure',
  60: 'une heure',
  90: 'une heure et demie',
};

/**
 * Returns an approximate time in words. @example drivingTimeInWords(15) // => 'un quart d’heure' @example
 * drivingTimeInWords(80) // => '1 h 20'
 */
export function drivingTimeInWords(minutes: number): string {
  const name = named[minutes];
  if (name) return name;
  return minutes < 60 ? `${minutes}\u00a0minutes` : drivingTimeInFigures(minutes);
}

/**
 * Returns an approximate time in figures, for lists. @example drivingTimeInFigures(15) // => '15 min' @example
 * drivingTimeInFigures(80) // => '1 h 20'
 */
export function drivingTimeInFigures(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}
