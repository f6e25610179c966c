import { addDays, shortFrenchDate, weekdayName } from '../forms/paris-time';
import type { Closure, Identity } from '../identity/identity';
import { isClosedHoliday } from './holidays';

const announcedDaysBefore = 14;

export type WorkingHours = Pick<Identity, 'closures' | 'openHolidays' | 'openingHours'>;

/** Whether every page announces the closure on the given day. */
export function isNearOn(day: string, { from, to }: Closure): boolean {
  return addDays(from, -announcedDaysBefore) <= day && day <= to;
}

/** Whether the business is open on a day. */
export function isWorkedOn(day: string, hours: WorkingHours): boolean {
  const isOpen = hours.openingHours[weekdayName(day)].kind === 'open';
  const isInClosure = hours.closures?.some(({ from, to }) => from <= day && day <= to);
  return isOpen && !isInClosure && !isClosedHoliday(day, hours);
}

/** Returns the earliest closure that every page announces, or null. */
export function nearClosure({ closures = [] }: Pick<Identity, 'closures'>): Closure | null {
  const near = closures.filter(({ isNear }) => isNear);
  return near.sort((a, b) => (a.from < b.from ? -1 : 1))[0] ?? null;
}

/** Attribute with the last day of a closure. The host hides the element after that day. */
export const lastDayMark = 'data-last-day';

export const untilLastDay = ({ to }: Closure) => ({ [lastDayMark]: to });

/** Returns the first working day after a closure. */
export function returnDay({ to }: Closure, hours: WorkingHours): string {
  const after = Array.from({ length: 366 }, (_, passed) => addDays(to, passed + 1));
  return after.find((day) => isWorkedOn(day, hours)) ?? addDays(to, 1);
}

/** Returns « Fermé du 3 au 17 août. », with both months or years if they differ. */
export function closedSentence({ from, to }: Closure): string {
  if (from === to) return `Fermé le ${shortFrenchDate(from)}.`;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = shortFrenchDate(to);
  const first = shortFrenchDate(from);
  if (isOneMonth) return `Fermé du ${first.split(' ')[0]} au ${last}.`;
  return isOneYear
    ? `Fermé du ${first} au ${last}.`
    : `Fermé du ${first} ${from.slice(0, 4)} au ${last} ${to.slice(0, 4)}.`;
}

/** Says when the business is closed, and from which day it answers requests. */
export function closureSentence(closure: Closure, identity: WorkingHours): string {
  const back = shortFrenchDate(returnDay(closure, identity));
  return `${closedSentence(closure)} Vos demandes ont une réponse à partir du ${back}.`;
}
