import { createHmac, randomBytes } from 'node:crypto';
import type { Sender } from '../sender';

/** Of a mark, in bytes. */
export const markLength = 8;

/** Tells photographs of one sender from those of others, so that the desk can let senders take turns. */
export type MarkSender = (sender: Sender) => Buffer;

/**
 * No address is written to disk: a mark is made with a secret that is born and dies with the receiving
 * process, and it goes with the raw photograph. After a restart the same sender has another mark. The
 * widest network counts, so that nobody takes a turn for each of his addresses.
 */
export function senderMarks(): MarkSender {
  const secret = randomBytes(32);
  return (sender) =>
    createHmac('sha256', secret)
      .update(sender.at(-1) ?? '')
      .digest()
      .subarray(0, markLength);
}
