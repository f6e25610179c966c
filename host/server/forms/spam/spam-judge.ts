import { errorMessage } from '../../error-code';
import { countAlike, countReceived } from '../database/accept-request';
import type { ServiceParts } from '../service-parts';
import {
  isAutofilled,
  isHonestForm,
  quarantineScore,
  textSigns,
  trapOf,
  wordReasons,
  type Sign,
  type SuspicionReason,
} from './signs';
import { likenessOf, messageOf, writtenText } from './written-text';

/** A request that is about to be kept. */
type JudgedRequest = {
  reference: string;
  /** As sent, control fields included. */
  fields: ReadonlyMap<string, string>;
};

/** Rates a request. Never throws: what cannot be compared adds no points. */
export type SpamJudge = (request: JudgedRequest) => Judgement;

export type Judgement = {
  isQuarantined: boolean;
  /** Whole points; see `quarantineScore`. */
  score: number;
  /** Reasons for the points, the most serious first; empty for most requests. */
  reasons: readonly SuspicionReason[];
  /** See `likenessOf`. */
  likeness: string | null;
};

type SpamJudgeParts = ServiceParts & {
  /** Maximum requests that join the list in an hour; the rest is quarantined. */
  mostAnHour: number;
};

const hour = 60 * 60 * 1000;
/** Period in which messages of the same words count against one another. Milliseconds. */
const likenessLasts = 7 * 24 * hour;
/** A person may repeat a message once or twice; a robot repeats it more often. */
const alikePoints = (count: number) => (count === 0 ? 0 : count < 3 ? 4 : quarantineScore);
const autofillPoints = 3;

/** Judges requests by their content and by earlier requests. */
export function spamJudge({ database, mostAnHour, now, log }: SpamJudgeParts): SpamJudge {
  const last = (milliseconds: number) => [now().getTime() - milliseconds, now().getTime()] as const;

  /** Returns a count; 0 when the database fails. */
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

  return ({ fields, reference }) => {
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
    if (score >= quarantineScore || !isFlood())
      return { isQuarantined: score >= quarantineScore, score, reasons, likeness };
    return { isQuarantined: true, score, reasons: ['flood', ...reasons], likeness };
  };
}
