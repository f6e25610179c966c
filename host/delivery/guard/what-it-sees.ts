import { failuresFolder, readFailures } from '../../server/failures/failure-files';
import { durationText } from '../commands/duration';
import { liveVersion, type Registry } from '../registry';
import { liveSince } from '../registry-history';
import type { StateFolders } from '../state-folders';
import { failuresToSee, fewestAlone, sureness } from './weigh';

const hour = 3_600_000;
/** How far back the live release's failures are counted. */
const lookBack = 7 * 24 * hour;

/**
 * What a guard can see and what not, in numbers, for who starts it. Visitors without a failure report nothing, so
 * how many there are is not known: time and failures are all there is.
 * @param traffic per cent of the visitors. @param guardFor milliseconds.
 */
export async function whatItSees(
  { received }: StateFolders,
  registry: Registry,
  { app, traffic, guardFor }: { app: string; traffic: number; guardFor: number },
  now = new Date(),
): Promise<string[]> {
  const share = traffic / 100;
  const needed = failuresToSee(share, 10);
  const from = new Date(Math.max(now.getTime() - lookBack, liveSince(registry, app)?.getTime() ?? 0));
  const { failures } = await readFailures(failuresFolder(received), from);
  const version = liveVersion(registry, app);
  const senders = new Set(
    failures
      .filter(({ releases }) => releases[app] === version)
      .map(({ sender: { run, number } }) => `${run} ${number}`),
  ).size;
  const counted = Math.max(now.getTime() - from.getTime(), hour);
  // Of a release that is ten times as bad, seen beside the live one.
  const expected = (senders / counted) * guardFor * (1 - share + 10 * share);
  return [
    `It is taken back when so many of the visitors who fail have it that a release as good as the live one comes there once in 1,000 times.`,
    needed === null
      ? `At this share a rate ten times the live one’s cannot be seen: it would take more than 1,000 visitors who fail.`
      : `A rate ten times the live one’s is seen (${sureness * 100} times in 100) once ${needed} visitors failed on both sides together.`,
    senders === 0
      ? `With the live release nobody failed in the last ${durationText(counted)}, so ten times as often is never, too: ${fewestAlone(share)} visitors who fail take the new one back while nobody fails with the live one.`
      : `With the live release ${senders} failed in the last ${durationText(counted)}: of a release ten times as bad one expects ${Math.round(expected)} in ${durationText(guardFor)}${needed !== null && expected < needed ? `, fewer than that: --for ${Math.ceil(((guardFor / hour) * needed) / expected)}h would see it` : ''}.`,
    `If nothing speaks against it, it is promoted through the gate after ${durationText(guardFor)}.`,
  ];
}
