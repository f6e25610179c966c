import { holidayLineNames, holidayNames } from '../content/holidays';
import { beginning } from '../french-words';
import { holidays } from '../promises/holidays';
import type { DayHours, Identity } from './identity';
import { dayNames, week, type Weekday } from './week';

const daysInWords = (days: readonly Weekday[], between: string) =>
  [...new Set([days.at(0), days.at(-1)])].flatMap((day) => (day ? dayNames[day] : [])).join(between);

/** Formats `07:00` as « 7 h » and `07:30` as « 7 h 30 ». */
export function nameHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

type Span = { opens: string; closes: string };

/** Returns the working times of a day: one span, or two spans around a pause. */
export function spansOf(hours: DayHours): readonly Span[] {
  if (hours.kind !== 'open') return [];
  const { opens, closes, pause } = hours;
  if (!pause) return [{ opens, closes }];
  return [
    { opens, closes: pause.from },
    { opens: pause.to, closes },
  ];
}

/**
 * Consecutive days with the same hours: « Lundi – samedi », or « Dimanche » for one day. `hours` has one text,
 * « 7 h – 20 h », or two texts around a pause.
 */
type OpeningLine = { name: string; hours: readonly string[] };

/** Returns the opening hours of a week, with one line for consecutive days with the same hours and one for holidays. */
export function openingLines(
  identity: Pick<Identity, 'openingHours' | 'openHolidays'>,
): readonly OpeningLine[] {
  const { openingHours } = identity;
  const lines = runsOf((day) => hoursInWords(openingHours[day]).join()).map((days) => ({
    name: beginning(daysInWords(days, ' – ')),
    hours: days[0] ? hoursInWords(openingHours[days[0]]) : [],
  }));
  return [...lines, ...holidayLine(identity)].filter(({ hours }) => hours.length > 0);
}

/** Public holidays are closed like Sundays, or by appointment like Sundays. */
function holidayLine({
  openingHours,
  openHolidays,
}: Parameters<typeof openingLines>[0]): readonly OpeningLine[] {
  const open = holidays.filter((holiday) => openHolidays?.[holiday]);
  if (open.length === holidays.length) return [];
  const { sunday } = openingHours;
  return [
    {
      name: holidayLineNames.allBut(open.map((holiday) => holidayNames[holiday])),
      hours: sunday.kind === 'by-appointment' ? hoursInWords(sunday) : [holidayLineNames.closed],
    },
  ];
}

function hoursInWords(hours: DayHours): readonly string[] {
  if (hours.kind === 'by-appointment') return ['sur rendez-vous'];
  return spansOf(hours).map(({ opens, closes }) => `${nameHour(opens)} – ${nameHour(closes)}`);
}

/** Returns the open days of a week: « du lundi au vendredi, le dimanche ». */
export function openDaysInWords({ openingHours }: Pick<Identity, 'openingHours'>): string {
  const open = runsOf((day) => openingHours[day].kind).filter(
    ([day]) => day && openingHours[day].kind === 'open',
  );
  return open
    .map((days) => (days.length === 1 ? `le ${daysInWords(days, '')}` : `du ${daysInWords(days, ' au ')}`))
    .join(', ');
}

/** Groups consecutive days for which `common` returns the same value. */
function runsOf(common: (day: Weekday) => string): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [];
  for (const day of week) {
    const run = runs.at(-1);
    if (run?.[0] && common(run[0]) === common(day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
