import { errorMessage } from '../../../delivery/error-code';
import { countAlike, countReceived } from '../database/accept-request';
import {
  isAutofilled,
  isHonestForm,
  likenessOf,
  messageOf,
  quarantineScore,
  textSigns,
  trapOf,
  wordReasons,
  writtenText,
  type Sign,
} from './signs';
import type { ServiceParts } from '../database/open-database';

type SpamJudgeParts = ServiceParts & {
  /** Maximum requests per hour from all visitors. Further requests are quarantined. */
  mostAnHour: number;
};

const hour = 60 * 60 * 1000;
/** Milliseconds within which messages with the same words count as repeats. */
const likenessLasts = 7 * 24 * hour;
/** Points for earlier messages with the same words. A person may repeat a message once or twice. */
const alikePoints = (count: number) => (count === 0 ? 0 : count < 3 ? 4 : quarantineScore);
const autofillPoints = 3;

/**
 * Judges requests by their content and by earlier requests.
 * @returns a function that takes all fields as sent and returns whether to quarantine the request, and the reasons, the
 * most serious first. It never throws. If the database fails, earlier requests add no points.
 */
export function spamJudge({ database, mostAnHour, now, log }: SpamJudgeParts) {
  const last = (milliseconds: number) => [now().getTime() - milliseconds, now().getTime()] as const;

  /** Returns a count, or 0 when the database fails. */
  function counted(count: () => number): number {
    try {
      return count();
    } catch (error) {
      log(`A request could not be compared with others: ${errorMessage(error)}`);
      return 0;
    }
  }

  const countOthers = (likeness: string, reference: string) =>
    counted(() => countAlike(database, { likeness, period: last(likenessLasts), reference }));
  const isFlood = () => counted(() => countReceived(database, last(hour))) >= mostAnHour;

  return ({ fields, reference }: { fields: ReadonlyMap<string, string>; reference: string }) => {
    const trap = trapOf(fields);
    const likeness = likenessOf(messageOf(fields));
    const all: readonly Sign[] = [
      ...(trap ? [[trap, quarantineScore] as const] : []),
      ['honeypot', isAutofilled(fields) ? autofillPoints : 0],
      ...textSigns(writtenText(fields)),
      ['known-message', likeness ? alikePoints(countOthers(likeness, reference)) : 0],
    ];
    const signs = all.filter(([, points]) => points > 0);
    const total = signs.reduce((sum, [, points]) => sum + points, 0);
    const isWordsAlone = signs.every(([reason]) => wordReasons.includes(reason));
    const score = isWordsAlone && isHonestForm(fields) ? Math.min(total, quarantineScore - 1) : total;
    const reasons = signs.toSorted(([, a], [, b]) => b - a).map(([reason]) => reason);
    const isSpam = score >= quarantineScore;
    const isTooMany = !isSpam && isFlood();
    if (isTooMany) reasons.unshift('flood');
    return { isQuarantined: isSpam || isTooMany, score, reasons, likeness };
  };
}
