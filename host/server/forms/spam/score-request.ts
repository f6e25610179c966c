import { codeSigns } from './code-signs';
import { contactSigns } from './contact-signs';
import { formSigns } from './form-signs';
import type { TokenVerdict } from './form-token';
import { judgedText } from './judged-text';
import { linkSigns } from './links';
import { gibberishSigns, letterSigns } from './odd-letters';
import { repetitionSigns } from './repetition';
import { tradeWordCount, wordSigns } from './spam-words';
import { sign, type Sign, type SuspicionReason } from './suspicion';

/** All that is known of a request when it is judged. */
export type Evidence = {
  /** As sent, control fields included. */
  fields: ReadonlyMap<string, string>;
  form: 'ajax' | 'native';
  token: TokenVerdict;
  /** Requests of the same sender within ten minutes, this one included. */
  pace: number;
  /** Whether another request with the very same message came lately. */
  isMessageKnown: boolean;
};

export type SpamScore = {
  /** Whole points; see `quarantineScore`. */
  score: number;
  /** What they are for, the gravest first; empty for most requests. */
  reasons: readonly SuspicionReason[];
};

/** Words of the trade that count in a request's favour, at most. */
const mostCredit = 3;

/** Judges a request by itself alone: the same evidence gives the same score. Its time grows with the length of the text, no faster. */
export function scoreRequest({ fields, form, token, pace, isMessageKnown }: Evidence): SpamScore {
  const text = judgedText(fields);
  const ofForm: readonly Sign[] = [
    ...formSigns({ fields, form, token }),
    ...sign('known-message', isMessageKnown ? 6 : 0),
    ...sign('many-requests', pacePoints(pace)),
  ];
  const ofContent: readonly Sign[] = [
    ...contactSigns(text),
    ...codeSigns([...text.names, text.town, text.message]),
    ...linkSigns(text),
    ...letterSigns(text),
    ...wordSigns(text),
    ...gibberishSigns(text),
    ...repetitionSigns(text),
  ];
  const credit = Math.min(tradeWordCount(text), mostCredit);
  return {
    score: sum(ofForm) + Math.max(0, sum(ofContent) - credit),
    reasons: reasonsOf([...ofForm, ...ofContent]),
  };
}

/** A family or an office behind one address may well ask three times. */
function pacePoints(pace: number): number {
  return pace > 15 ? 6 : pace > 8 ? 4 : pace > 4 ? 2 : 0;
}

function sum(signs: readonly Sign[]): number {
  return signs.reduce((total, { points }) => total + points, 0);
}

function reasonsOf(signs: readonly Sign[]): readonly SuspicionReason[] {
  const byWeight = signs.toSorted((a, b) => b.points - a.points).map(({ reason }) => reason);
  return [...new Set(byWeight)];
}
