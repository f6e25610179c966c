import { errorMessage } from '../../error-code';
import { inTurn } from '../loop-turns';
import type { StoredRequest } from '../stored-request';
import { issueToken, readToken, type TokenVerdict } from './form-token';
import { writtenMessage } from './judged-text';
import { messageMark } from './message-mark';
import { recentEntries } from './recent-entries';
import { scoreRequest, type SpamScore } from './score-request';
import { senderPace } from './sender-pace';
import type { TokenKey } from './token-key';

/** A request that is about to be kept. */
export type JudgedRequest = Pick<StoredRequest, 'reference' | 'fingerprint'> & {
  /** As sent, control fields included. */
  fields: ReadonlyMap<string, string>;
  form: 'ajax' | 'native';
  /** The network that it came from. */
  sender: string;
};

export type SpamJudge = {
  /** A new token, or null when none can be made now. */
  token(): Promise<string | null>;
  /** Never rejects: a request that cannot be judged has nothing against it. */
  judge(request: JudgedRequest): Promise<Judgement>;
};

export type Judgement = SpamScore & {
  /** Remembers a kept request, to recognise repetitions. Not for refused requests, which come again corrected. */
  remember(): void;
};

type SpamJudgeParts = { key: TokenKey; now: () => Date; log: (message: string) => void };

/** Entries: some megabytes of memory for each list, whatever the flood. */
const mostNonces = 20_000;
const mostMessages = 20_000;

/** Judges requests by themselves and by what came before them; the memory is lost when the process ends. */
export function spamJudge({ key, now, log }: SpamJudgeParts): SpamJudge {
  /** Which request a token came with, and which a message. */
  const nonces = recentEntries<string>(mostNonces);
  const messages = recentEntries<string>(mostMessages);
  const pace = senderPace();

  async function read(token: string): Promise<{ verdict: TokenVerdict; nonce: string | null }> {
    if (token === '') return { verdict: 'missing', nonce: null };
    const known = await key();
    return known ? readToken(known, token, now().getTime()) : { verdict: 'unknown', nonce: null };
  }

  async function judge(request: JudgedRequest): Promise<Judgement> {
    const { fields, form, reference, sender } = request;
    const { verdict, nonce } = await read(fields.get('_token') ?? '');
    return inTurn(() => {
      const usedFor = nonce === null ? undefined : nonces.get(nonce);
      const mark = messageMark(writtenMessage(fields));
      const writtenFor = mark === null ? undefined : messages.get(mark);
      const score = scoreRequest({
        fields,
        form,
        token: usedFor !== undefined && usedFor !== nameOf(request) ? 'replayed' : verdict,
        pace: pace.count(sender, now().getTime()) + 1,
        // A correction under the same reference repeats most of its words.
        isMessageKnown: writtenFor !== undefined && writtenFor !== reference,
      });
      return {
        ...score,
        remember() {
          if (nonce !== null && nonces.get(nonce) === undefined) nonces.set(nonce, nameOf(request));
          if (mark !== null && messages.get(mark) === undefined) messages.set(mark, reference);
          pace.add(sender, now().getTime());
        },
      };
    });
  }

  return {
    async token() {
      const known = await key();
      return known && issueToken(known, now().getTime());
    },
    judge: (request) =>
      judge(request).catch((error: unknown) => {
        log(`${request.reference} could not be judged: ${errorMessage(error)}`);
        return { score: 0, reasons: [], remember: () => undefined };
      }),
  };
}

/** The same content under the same reference is the same request, sent again. */
function nameOf({ reference, fingerprint }: JudgedRequest): string {
  return `${reference} ${fingerprint}`;
}
