import { createHmac, randomBytes } from 'node:crypto';
import type { Sender } from '../sender';

/** Tells photographs of one sender from those of others, so that the desk can let senders take turns. */
export type MarkSender = (sender: Sender) => string;

/**
 * No address is written to disk: a mark is made with a secret that is born and dies with the receiving
 * process. After a restart the same sender has another mark. The widest network counts, so that nobody takes
 * a turn for each of his addresses.
 */
export function senderMarks(): MarkSender {
  const secret = randomBytes(32);
  return (sender) =>
    createHmac('sha256', secret)
      .update(sender.at(-1) ?? '')
      .digest('hex')
      .slice(0, 16);
}
