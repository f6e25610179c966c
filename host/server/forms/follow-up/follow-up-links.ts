import { createHmac, timingSafeEqual } from 'node:crypto';
import { keptSecret } from '../database/facts';
import type { RequestDatabase } from '../database/open-database';
import { isRequestKey } from '../stored-request';

/** What is behind the token of a link. `expired` was once right, and still says of which request it spoke. */
export type OpenedLink = { kind: 'valid' | 'expired'; key: string } | { kind: 'wrong' };

/** Both throw when the database cannot be asked. */
export type FollowUpLinks = {
  /** The address of the page of one stored request, for 30 days. The same for a whole day. */
  linkTo(key: string): string;
  /** Reads the token of such an address, whatever the text is. */
  open(token: string): OpenedLink;
};

type LinkOptions = {
  /** Keeps the secret that signs them: without it, all links end. */
  database: RequestDatabase;
  /** Where the form service answers, such as `https://www.site.example`. */
  origin: string;
  now: () => Date;
};

/** Under this path of the site. */
export const followUpPath = '/suivi';

const version = 1;
const headBytes = 1 + 4;
const macBytes = 32;
const validDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;
// Far above any token, and short enough to decode without a thought.
const longestToken = 200;

/**
 * Links that open one request each, to whoever holds them. A token is, in base64url: the version, the
 * last day on which it works (days since 1970), the name of the stored request, and the HMAC-SHA256 of
 * these. Nothing in it says anything about a person.
 */
export function followUpLinks({ database, origin, now }: LinkOptions): FollowUpLinks {
  const today = () => Math.floor(now().getTime() / dayMilliseconds);
  const macOf = (signed: Buffer) =>
    createHmac('sha256', keptSecret(database, 'link-secret', now().getTime()))
      .update(signed)
      .digest();

  return {
    linkTo(key) {
      const head = Buffer.alloc(headBytes);
      head.writeUInt8(version, 0);
      head.writeUInt32BE(today() + validDays, 1);
      const signed = Buffer.concat([head, Buffer.from(key, 'ascii')]);
      return `${origin}${followUpPath}/${Buffer.concat([signed, macOf(signed)]).toString('base64url')}`;
    },
    open(token) {
      if (token.length > longestToken) return { kind: 'wrong' };
      const bytes = Buffer.from(token, 'base64url');
      // Only one spelling of the bytes counts.
      if (bytes.length <= headBytes + macBytes || bytes.toString('base64url') !== token)
        return { kind: 'wrong' };
      const signed = bytes.subarray(0, -macBytes);
      const isOurs = timingSafeEqual(bytes.subarray(-macBytes), macOf(signed));
      const key = signed.toString('latin1', headBytes);
      if (!isOurs || signed[0] !== version || !isRequestKey(key)) return { kind: 'wrong' };
      return { kind: today() <= signed.readUInt32BE(1) ? 'valid' : 'expired', key };
    },
  };
}
