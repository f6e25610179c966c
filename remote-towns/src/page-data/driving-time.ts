/** Times that people say by a name of their own, by minutes. */
const named: Readonly<Record<number, string>> = {
  15: 'un quart d’heure',
  30: 'une demi-heure',
  45: 'trois quarts d’heure',
  60: 'une heure',
  90: 'une heure et demie',
};

/**
 * A time of about so many minutes, as one says it.
 * @example drivingTime(15) // => 'un quart d’heure'
 * @example drivingTime(80) // => '1 h 20'
 */
export function drivingTime(minutes: number): string {
  const name = named[minutes];
  if (name) return name;
  if (minutes < 60) return `${minutes}\u00a0minutes`;

  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
}
