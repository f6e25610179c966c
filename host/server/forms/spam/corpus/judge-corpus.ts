import { randomBytes } from 'node:crypto';
import { fingerprint } from '../../reference';
import { issueToken } from '../form-token';
import { spamJudge, type JudgedRequest } from '../spam-judge';
import { quarantineScore, type SuspicionReason } from '../suspicion';
import type { CorpusPost } from './corpus-post';

export type JudgedPost = {
  name: string;
  score: number;
  reasons: readonly SuspicionReason[];
  isQuarantined: boolean;
};

/** Has the posts judged one after the other, as the receiver does it; each from an address of its own, unless told. */
export async function judgeCorpus(
  posts: readonly CorpusPost[],
  addressOf = (number: number) => `192.0.2.${number}`,
): Promise<readonly JudgedPost[]> {
  const at = Date.parse('2026-11-21T10:47:04Z');
  const key = randomBytes(32);
  const judge = spamJudge({ key: async () => key, now: () => new Date(at), log: console.error });
  const used = issueToken(key, at - 60_000);
  const requestOf = (post: CorpusPost, number: number): JudgedRequest => {
    const fields = new Map(post.fields);
    const token = tokenOf(post, key, used, at);
    if (token) fields.set('_token', token);
    return {
      fields,
      form: post.form,
      reference: fields.get('Référence') ?? `RTH-20261121-N${String(number).padStart(5, '0')}`,
      fingerprint: fingerprint(fields),
      sender: addressOf(number),
    };
  };

  // Whoever replays has recorded something that was sent, and so received.
  for (const recorded of recordedPosts(posts)) {
    const { remember } = await judge.judge({ ...requestOf(recorded, 0), reference: 'RTH-20261121-RECORD' });
    remember();
  }
  const judged: JudgedPost[] = [];
  for (const [index, post] of posts.entries()) {
    const request = requestOf(post, index + 1);
    const { score, reasons, remember } = await judge.judge(request);
    remember();
    judged.push({ name: post.name, score, reasons, isQuarantined: score >= quarantineScore });
  }
  return judged;
}

/** The first of each message that is replayed. */
function recordedPosts(posts: readonly CorpusPost[]): readonly CorpusPost[] {
  const replayed = posts.filter(({ token }) => token === 'used');
  const messageOf = (post: CorpusPost) => post.fields.get('Description_projet');
  return replayed.filter(
    (post, index) => replayed.findIndex((other) => messageOf(other) === messageOf(post)) === index,
  );
}

function tokenOf({ token }: CorpusPost, key: Buffer, used: string, at: number): string | null {
  if (token === 'none') return null;
  if (token === 'used') return used;
  return token === 'invented' ? issueToken(randomBytes(32), at - 60_000) : issueToken(key, at - token);
}
