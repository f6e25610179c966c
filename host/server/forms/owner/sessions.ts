import { createHash, randomBytes } from 'node:crypto';
import type { RequestDatabase } from '../database/open-database';

/** Without use it ends. Milliseconds. */
const longestPause = 12 * 60 * 60 * 1000;
/** Between two writes of the same session. Milliseconds. */
const touchedEvery = 60_000;

const cookieName = 'rth-session';
const attributes = 'Path=/; HttpOnly; SameSite=Strict';

/**
 * Where the owner is signed in. Each holds a word in a cookie; the database knows its hash alone.
 * @param password is hashed together with the word, so that another password ends every session.
 */
export function ownerSessions(database: RequestDatabase, now: () => Date, password: string | null) {
  const hashOf = (word: string) =>
    createHash('sha256')
      .update(`${word} ${password ?? ''}`)
      .digest('hex');
  const moment = () => now().getTime();

  return {
    /** @returns the `Set-Cookie` header of a new one. @param isEncrypted whether the browser came over TLS. */
    begin(isEncrypted: boolean): string {
      const word = randomBytes(32).toString('base64url');
      // A clock that was put back ends sessions too: what was used in the future is not known to be recent.
      database.run('DELETE FROM sessions WHERE abs(? - usedAt) > ?', moment(), longestPause);
      database.run('INSERT INTO sessions (hash, usedAt) VALUES (?, ?)', hashOf(word), moment());
      return `${cookieName}=${word}; ${attributes}${isEncrypted ? '; Secure' : ''}`;
    },
    /** Whether the cookies of a request hold one that is open; it then stays open for another twelve hours. */
    isOpen(cookies: string | undefined): boolean {
      const word = wordIn(cookies);
      if (word === null) return false;
      const hash = hashOf(word);
      const row: { usedAt: number } | undefined = database.get(
        'SELECT usedAt FROM sessions WHERE hash = ?',
        hash,
      );
      const pause = row ? Math.abs(moment() - row.usedAt) : Infinity;
      if (pause > longestPause) return false;
      if (pause > touchedEvery) touch(database, hash, moment());
      return true;
    },
    /** @returns the `Set-Cookie` header that makes the browser forget it. */
    end(cookies: string | undefined): string {
      const word = wordIn(cookies);
      if (word !== null) database.run('DELETE FROM sessions WHERE hash = ?', hashOf(word));
      return `${cookieName}=; ${attributes}; Max-Age=0`;
    },
  };
}

function touch(database: RequestDatabase, hash: string, at: number): void {
  try {
    database.run('UPDATE sessions SET usedAt = ? WHERE hash = ?', at, hash);
  } catch {
    // On a full disk the owner still reads what has come.
  }
}

function wordIn(cookies: string | undefined): string | null {
  return /(?:^|;\s*)rth-session=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}
