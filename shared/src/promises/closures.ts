import { addDays, shortFrenchDate, weekdayName } from '../forms/paris-time';
import type { Closure, Identity } from '../identity/identity';

/** How many days before its first one every page tells a closure. */
const toldBefore = 14;

/** The hours and closures of the business. */
export type WorkingHours = Pick<Identity, 'closures' | 'openingHours'>;

/** Whether every page tells the closure on that day: from two weeks before its first day to its last. */
export function isNearOn(day: string, { from, to }: Closure): boolean {
  return addDays(from, -toldBefore) <= day && day <= to;
}

/** Whether the day lies in one of the closures. */
function isClosedOn(day: string, closures: readonly Closure[] = []): boolean {
  return closures.some(({ from, to }) => from <= day && day <= to);
}

/** Whether the business works on that day: it is open, and in none of the closures. */
export function isWorkedOn(day: string, { closures, openingHours }: WorkingHours): boolean {
  return openingHours[weekdayName(day)].kind === 'open' && !isClosedOn(day, closures);
}

/** The closure that every page tells, the first to come of several; null where there is none. */
export function nearClosure({ closures = [] }: Pick<Identity, 'closures'>): Closure | null {
  const near = closures.filter(({ isNear }) => isNear);
  return near.sort((a, b) => (a.from < b.from ? -1 : 1))[0] ?? null;
}

/** Attribute of an element that tells a closure: its last day, after which the host hides the element. */
export const lastDayMark = 'data-last-day';

export const untilLastDay = ({ to }: Closure) => ({ [lastDayMark]: to });

/** The first working day after a closure: in no other closure, and no day of rest. */
export function returnDay({ to }: Closure, hours: WorkingHours): string {
  const after = Array.from({ length: 366 }, (_, passed) => addDays(to, passed + 1));
  return after.find((day) => isWorkedOn(day, hours)) ?? addDays(to, 1);
}

/** « Fermé du 3 au 17 août. » */
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

/** When the business is closed, and from when on requests are answered. */
export function closureSentence(closure: Closure, identity: WorkingHours): string {
  const back = shortFrenchDate(returnDay(closure, identity));
  return `${closedSentence(closure)} Vos demandes ont une réponse à partir du ${back}.`;
}
