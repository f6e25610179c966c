import type { Versions, VisitedRelease } from '../../server/failures/versions-file';

/** For each release that visitors get or that was taken back from them: what failed since when, and the worst of it with its line of source. */
export function failureLines({ apps }: Versions): string[] {
  return apps.flatMap(({ app, live, staged, takenBack }) => [
    ...linesOf(app, live, 'live'),
    ...(staged ? linesOf(app, staged, `staged for ${staged.traffic} %`) : []),
    ...(takenBack ? linesOf(app, takenBack, 'taken back, with visitors') : []),
  ]);
}

function linesOf(app: string, release: VisitedRelease, state: string): string[] {
  const { version, since, guardedUntil, kinds, worst } = release;
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  const from = since ? ` since ${moment(since)}` : '';
  const guard = guardedUntil ? `, guarded until ${moment(guardedUntil)}` : '';
  return [
    `${app} ${version}, ${state}${from}${guard}: ${counts.length > 0 ? `! failures: ${counts.join(', ')}` : 'no failure'}`,
    ...worst.flatMap(({ kind, senders, message, place, source }) => [
      `  ${kind}, ${senders} ${senders === 1 ? 'visitor' : 'visitors'} or more: ${message}`,
      ...(place ? [`    ${place}${source ? `  ${source}` : ''}`] : []),
    ]),
  ];
}

const moment = (date: string) => `${date.slice(0, 16).replace('T', ' ')} UTC`;
