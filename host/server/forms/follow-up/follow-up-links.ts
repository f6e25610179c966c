import type { RequestDatabase } from '../database/open-database';
import { signedTexts } from '../signed-text';

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

const validDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Links that open one request each, to whoever holds them: the last day on which one works (days since 1970) and the name
 * of the request, signed. Nothing in it says anything about a person.
 */
export function followUpLinks({ database, origin, now }: LinkOptions): FollowUpLinks {
  const { sign, opened } = signedTexts(database, 'link-secret');
  const today = () => Math.floor(now().getTime() / dayMilliseconds);

  return {
    linkTo: (key) => `${origin}${followUpPath}/${sign(`${today() + validDays}.${key}`)}`,
    open(token) {
      const [, lastDay, key] = /^(\d+)\.(.+)$/.exec(opened(token) ?? '') ?? [];
      if (key === undefined) return { kind: 'wrong' };
      return { kind: today() <= Number(lastDay) ? 'valid' : 'expired', key };
    },
  };
}
