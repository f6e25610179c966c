import { createHash, randomBytes } from 'node:crypto';
import type { RequestDatabase } from '../database/open-database';

/** Where the owner is signed in. Each holds a word in a cookie; the database knows its hash alone. */
type Sessions = {
  /** @returns the `Set-Cookie` header of a new one. @param isEncrypted whether the browser came over TLS. */
  begin(isEncrypted: boolean): string;
  /** Whether the cookies of a request hold one that is open; it then stays open for another twelve hours. */
  isOpen(cookies: string | undefined): boolean;
  /** @returns the `Set-Cookie` header that makes the browser forget it. */
  end(cookies: string | undefined): string;
};

/** Without use it ends. Milliseconds. */
const longestPause = 12 * 60 * 60 * 1000;
/** Between two writes of the same session. Milliseconds. */
const touchedEvery = 60_000;

const cookieName = 'rth-session';
const attributes = 'Path=/; HttpOnly; SameSite=Strict';

export function ownerSessions(database: RequestDatabase, now: () => Date): Sessions {
  const moment = () => now().getTime();

  return {
    begin(isEncrypted) {
      const word = randomBytes(32).toString('base64url');
      database.write((sql) => {
        // A clock that was put back ends sessions too: what was used in the future is not known to be recent.
        sql('DELETE FROM sessions WHERE abs(? - used_at) > ?').run(moment(), longestPause);
        sql('INSERT INTO sessions (hash, used_at) VALUES (?, ?)').run(hashOf(word), moment());
      });
      return `${cookieName}=${word}; ${attributes}${isEncrypted ? '; Secure' : ''}`;
    },
    isOpen(cookies) {
      const word = wordIn(cookies);
      if (word === null) return false;
      const hash = hashOf(word);
      const row: { used_at: number } | undefined = database.read((sql) =>
        sql('SELECT used_at FROM sessions WHERE hash = ?').get(hash),
      );
      const pause = row ? Math.abs(moment() - row.used_at) : Infinity;
      if (pause > longestPause) return false;
      if (pause > touchedEvery) touch(database, hash, moment());
      return true;
    },
    end(cookies) {
      const word = wordIn(cookies);
      if (word !== null)
        database.write((sql) => sql('DELETE FROM sessions WHERE hash = ?').run(hashOf(word)));
      return `${cookieName}=; ${attributes}; Max-Age=0`;
    },
  };
}

function touch(database: RequestDatabase, hash: string, at: number): void {
  try {
    database.write((sql) => sql('UPDATE sessions SET used_at = ? WHERE hash = ?').run(at, hash));
  } catch {
    // On a full disk the owner still reads what has come.
  }
}

function wordIn(cookies: string | undefined): string | null {
  return /(?:^|;\s*)rth-session=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

function hashOf(word: string): string {
  return createHash('sha256').update(word).digest('hex');
}
