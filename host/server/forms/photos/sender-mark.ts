import { createHmac, randomBytes } from 'node:crypto';

/** Tells photographs of one sender from those of others, so that the desk can let senders take turns. */
type MarkSender = (sender: string) => string;

/**
 * No address is written to disk: a mark is made with a secret that is born and dies with the receiving
 * process. After a restart the same sender has another mark.
 */
export function senderMarks(): MarkSender {
  const secret = randomBytes(32);
  return (sender) => createHmac('sha256', secret).update(sender).digest('hex').slice(0, 16);
}
