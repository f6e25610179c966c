import { addDays } from '../forms/paris-time';

/** The public holidays of metropolitan France (Code du travail, L. 3133-1): a date, or days after Easter Sunday. */
const holidayDates = {
  newYear: '01-01',
  easterMonday: 1,
  labourDay: '05-01',
  victory: '05-08',
  ascension: 39,
  whitMonday: 50,
  bastilleDay: '07-14',
  assumption: '08-15',
  allSaints: '11-01',
  armistice: '11-11',
  christmas: '12-25',
} as const;

export type Holiday = keyof typeof holidayDates;

// Object.keys returns strings.
export const holidays = Object.keys(holidayDates) as Holiday[];

/** Part of `Identity`, whose schema imports this file. */
type OpenHolidays = { openHolidays?: Partial<Record<Holiday, true>> | undefined };

/** Returns the days of a year on which the business is closed for a public holiday. */
export function closedHolidays(year: number, { openHolidays }: OpenHolidays): readonly string[] {
  const closed = holidays.filter((holiday) => !openHolidays?.[holiday]);
  const dates = closed.map((holiday) => holidayDates[holiday]);
  return dates.map((date) =>
    typeof date === 'number' ? addDays(easterSunday(year), date) : `${year}-${date}`,
  );
}

/** Whether the business is closed on a day because it is a public holiday. @param day `yyyy-mm-dd`. */
export function isClosedHoliday(day: string, identity: OpenHolidays): boolean {
  return closedHolidays(Number(day.slice(0, 4)), identity).includes(day);
}

/** Computes Easter Sunday with Oudin's algorithm for the Gregorian calendar. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (corrected + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}
