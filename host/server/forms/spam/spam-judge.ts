import { randomBytes } from 'node:crypto';
import { errorMessage } from '../../error-code';
import { countAlike, latestLikenesses } from '../database/accept-request';
import { keepFact } from '../database/facts';
import type { RequestDatabase } from '../database/open-database';
import { formSigns } from './form-signs';
import { issueToken, readToken, type TokenVerdict } from './form-token';
import { judgedText, writtenMessage } from './judged-text';
import { likenesses, type Likenesses } from './likeness';
import { linkSigns } from './links';
import { quarantineScore, sign, type Sign, type SuspicionReason } from './suspicion';
import { alphabetSigns, wordSigns } from './word-signs';

/** A request that is about to be kept. */
export type JudgedRequest = {
  reference: string;
  /** The same form sent again has the same key. */
  key: string;
  /** As sent, control fields included. */
  fields: ReadonlyMap<string, string>;
  form: 'ajax' | 'native';
};

export type SpamJudge = {
  /** A new token, or null when none can be made now. */
  token(): string | null;
  /** Never throws: a request that cannot be judged has nothing against it. */
  judge(request: JudgedRequest): Judgement;
};

export type Judgement = {
  /** Whole points; see `quarantineScore`. */
  score: number;
  /** What they are for, the gravest first; empty for most requests. */
  reasons: readonly SuspicionReason[];
  /** What it has in common with messages that look alike. */
  likeness: string | null;
  /** Remembers a kept request, to recognise repetitions. Not for refused requests, which come again corrected. */
  remember(): void;
};

type SpamJudgeParts = { database: RequestDatabase; now: () => Date; log: (message: string) => void };

const mostNonces = 20_000;
const mostLikenesses = 2_000;
/** Messages that look alike count against one another for so long. Milliseconds. */
const likenessLasts = 7 * 24 * 60 * 60 * 1000;
/** A person may well send the same words again; robots do so more often. */
const alikePoints = (count: number) => (count === 0 ? 0 : count < 3 ? 4 : quarantineScore);

/** Judges requests by themselves and by what came before them. */
export function spamJudge({ database, now, log }: SpamJudgeParts): SpamJudge {
  /** For which request a token was used, the oldest first; lost when the process ends. */
  const nonces = new Map<string, string>();
  let key: Buffer | null = null;
  let known: Likenesses | null = null;

  /** Kept in the database, so that a token outlives a restart. @throws when the database cannot be asked. */
  function tokenKey(): Buffer {
    const made = { name: 'form-token-key', value: randomBytes(32).toString('hex'), at: now().getTime() };
    key ??= Buffer.from(keepFact(database, made).value, 'hex');
    return key;
  }

  function readSent(token: string): { verdict: TokenVerdict; nonce: string | null } {
    if (token === '') return { verdict: 'missing', nonce: null };
    return (
      attempt('A token could not be read', () => readToken(tokenKey(), token, now().getTime())) ?? {
        verdict: 'unknown',
        nonce: null,
      }
    );
  }

  /** Null when the database cannot be asked. */
  function attempt<Result>(what: string, work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      log(`${what}: ${errorMessage(error)}`);
      return null;
    }
  }

  /** How many others look like this message. */
  function alike(message: string, reference: string): { likeness: string | null; count: number } {
    known ??= likenesses(latestLikenesses(database, mostLikenesses), mostLikenesses);
    const likeness = known.of(message);
    const since = now().getTime() - likenessLasts;
    const count = likeness === null ? 0 : countAlike(database, { likeness, since, reference });
    return { likeness, count };
  }

  return {
    token: () => attempt('A token could not be made', () => issueToken(tokenKey(), now().getTime())),
    judge({ fields, form, reference, key: request }) {
      const { verdict, nonce } = readSent(fields.get('_token') ?? '');
      const usedFor = nonce === null ? undefined : nonces.get(nonce);
      const token = usedFor !== undefined && usedFor !== request ? 'replayed' : verdict;
      const { likeness, count } = attempt('A message could not be compared with others', () =>
        alike(writtenMessage(fields), reference),
      ) ?? { likeness: null, count: 0 };
      const text = judgedText(fields);
      const signs: readonly Sign[] = [
        ...formSigns({ fields, form, token }),
        ...linkSigns(text),
        ...alphabetSigns(text),
        ...wordSigns(text),
        ...sign('known-message', alikePoints(count)),
      ];
      return {
        score: signs.reduce((total, { points }) => total + points, 0),
        reasons: signs.toSorted((a, b) => b.points - a.points).map(({ reason }) => reason),
        likeness,
        remember() {
          if (likeness !== null) known?.remember(likeness);
          if (nonce === null || nonces.has(nonce)) return;
          nonces.set(nonce, request);
          const [oldest] = nonces.size > mostNonces ? nonces.keys() : [];
          if (oldest !== undefined) nonces.delete(oldest);
        },
      };
    },
  };
}
