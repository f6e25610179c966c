import { historyOf, type Registry } from '../registry';
import { outcomesOf } from '../registry-history';
import { outcomeLine } from './outcome-line';

/** What was promoted, rolled back and withdrawn, and what guards decided; the newest first, each with its line for people. */
export function changesOf(registry: Registry, apps: readonly string[]) {
  const changes = apps.flatMap((app) => [
    ...historyOf(registry, app).map((change) => {
      const { date, kind, from, to, by } = change;
      const words = [
        minuteOf(date),
        app,
        kind,
        from ? `from ${from}` : '',
        to ? `to ${to}` : '',
        by && `by ${by}`,
      ];
      return { app, ...change, line: words.filter(Boolean).join(' ') };
    }),
    ...outcomesOf(registry, app).map((outcome) => ({
      app,
      ...outcome,
      line: `${minuteOf(outcome.date)} ${outcomeLine(app, outcome)}`,
    })),
  ]);
  return changes.sort((one, other) => other.date.localeCompare(one.date));
}

const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ');
