import { errorMessage } from '../../error-code';
import { countAlike, latestLikenesses } from '../database/accept-request';
import type { ServiceParts } from '../service-parts';
import type { FormTokens } from './form-token';
import { likenesses, type Likenesses } from './likeness';
import { quarantineScore, textSigns, trapOf, type Sign, type SuspicionReason } from './signs';
import { writtenText } from './written-text';

/** A request that is about to be kept. */
type JudgedRequest = {
  reference: string;
  /** As sent, control fields included. */
  fields: ReadonlyMap<string, string>;
  form: 'ajax' | 'native';
};

export type SpamJudge = {
  /** Never throws: a request that cannot be judged has nothing against it. */
  judge(request: JudgedRequest): Judgement;
  /** Remembers what a kept request looks like, to recognise repetitions. */
  remember(likeness: string | null): void;
};

export type Judgement = {
  /** Whole points; see `quarantineScore`. */
  score: number;
  /** What they are for, the gravest first; empty for most requests. */
  reasons: readonly SuspicionReason[];
  /** What it has in common with messages that look alike. */
  likeness: string | null;
};

type SpamJudgeParts = ServiceParts & {
  tokens: Pick<FormTokens, 'isGood'>;
};

const mostLikenesses = 2_000;
/** Messages that look alike count against one another for so long. Milliseconds. */
const likenessLasts = 7 * 24 * 60 * 60 * 1000;
/** A person may well send the same words again; robots do so more often. */
const alikePoints = (count: number) => (count === 0 ? 0 : count < 3 ? 4 : quarantineScore);

/** Judges requests by themselves and by what came before them. */
export function spamJudge({ database, tokens, now, log }: SpamJudgeParts): SpamJudge {
  let known: Likenesses | null = null;
  const moment = () => now().getTime();

  /** Null when the database cannot be asked, which speaks against nobody. */
  function attempt<Result>(what: string, work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      log(`${what}: ${errorMessage(error)}`);
      return null;
    }
  }

  const hasWrongToken = (token: string) =>
    attempt('A token could not be read', () => !tokens.isGood(token)) === true;

  /** How many others look like this message. */
  function alike(message: string, reference: string): { likeness: string | null; count: number } {
    known ??= likenesses(latestLikenesses(database, mostLikenesses), mostLikenesses);
    const likeness = known.of(message);
    const since = moment() - likenessLasts;
    return { likeness, count: likeness === null ? 0 : countAlike(database, { likeness, since, reference }) };
  }

  return {
    remember: (likeness) => likeness !== null && known?.remember(likeness),
    judge({ fields, form, reference }) {
      const text = writtenText(fields);
      const trap = trapOf(fields);
      const { likeness, count } = attempt('A message could not be compared with others', () =>
        alike(text.message, reference),
      ) ?? { likeness: null, count: 0 };
      const all: readonly Sign[] = [
        ...(trap ? [[trap, quarantineScore] as const] : []),
        // Without JavaScript there is no token, and nothing is held against that.
        ['token', form === 'ajax' && hasWrongToken(fields.get('_token') ?? '') ? 3 : 0],
        ...textSigns(text),
        ['known-message', alikePoints(count)],
      ];
      const signs = all.filter(([, points]) => points > 0);
      return {
        score: signs.reduce((total, [, points]) => total + points, 0),
        reasons: signs.toSorted(([, a], [, b]) => b - a).map(([reason]) => reason),
        likeness,
      };
    },
  };
}
