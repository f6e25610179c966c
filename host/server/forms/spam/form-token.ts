import { createHmac, timingSafeEqual } from 'node:crypto';

/** In milliseconds after issue. */
const youngest = 2_000;
const oldest = 24 * 60 * 60 * 1000;

/** A token for a form that somebody has begun to fill in: when that was, in milliseconds, and an HMAC-SHA256 of it. */
export function issueToken(key: Buffer, now: number): string {
  return `${now}.${mac(key, String(now))}`;
}

/** Whether it was issued here, within a day and not a moment ago. Never throws, whatever the text is. */
export function isGoodToken(key: Buffer, token: string, now: number): boolean {
  const [issued = '', signature = ''] = token.split('.');
  const [sent, right] = [Buffer.from(signature), Buffer.from(mac(key, issued))];
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return false;
  const age = now - Number(issued);
  return age >= youngest && age <= oldest;
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
