import { createHash, createHmac, randomBytes, scryptSync } from 'node:crypto';
import type { RequestDatabase } from '../database/open-database';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Maximum age of a session, in milliseconds. */
const longestSession = 30 * day;
/** Milliseconds for which a browser is recognized after its last visit. */
const knownFor = 365 * day;
/** Minimum milliseconds between two updates of a session's `usedAt`. */
const touchedEvery = hour;

const cookieName = 'rth-session';

export type Session = { id: number; agent: string; begunAt: number; usedAt: number; hash: string };
type Row = Session & { seal: string };

/**
 * Manages the owner's sessions. Each browser has a secret in a cookie, and the database stores only a hash of the
 * secret. An HMAC with a key derived from the password seals the hash, so a new password ends all sessions.
 */
export function ownerSessions(database: RequestDatabase, password: string, now: () => Date) {
  const moment = () => now().getTime();
  // scrypt is slow, so an attacker with a copy of the database cannot try many passwords.
  const key = scryptSync(password, 'owner sessions', 32);
  const sealOf = (hash: string) => createHmac('sha256', key).update(hash).digest('hex');
  // The absolute value also ends sessions that seem to begin in the future because the clock was set back.
  const isOpen = ({ hash, seal, begunAt }: Row) =>
    seal === sealOf(hash) && Math.abs(moment() - begunAt) <= longestSession;
  const rows = (which: string, ...values: (string | number)[]) =>
    database.all<Row>(`SELECT id, hash, seal, agent, begunAt, usedAt FROM sessions ${which}`, ...values);
  const rowOf = (cookies: string | undefined) => {
    const word = wordIn(cookies);
    return word === null ? null : (rows('WHERE hash = ?', hashOf(word))[0] ?? null);
  };
  const end = (which: string, ...values: (string | number)[]) =>
    database.run(`UPDATE sessions SET seal = '' WHERE ${which}`, ...values);

  return {
    /** Opens a session. @param isEncrypted whether the browser uses TLS. @returns the `Set-Cookie` header. */
    begin(agent: string, isEncrypted: boolean): string {
      const word = randomBytes(32).toString('base64url');
      const hash = hashOf(word);
      database.run('DELETE FROM sessions WHERE abs(? - usedAt) > ?', moment(), knownFor);
      database.run(
        'INSERT INTO sessions (hash, seal, agent, begunAt, usedAt) VALUES (?, ?, ?, ?, ?)',
        ...[hash, sealOf(hash), agent.slice(0, 300), moment(), moment()],
      );
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${knownFor / 1000}`;
      return `${cookieName}=${word}; ${attributes}${isEncrypted ? '; Secure' : ''}`;
    },
    /** Returns the open session that a `Cookie` header belongs to, or null. */
    openOne(cookies: string | undefined): Session | null {
      const row = rowOf(cookies);
      if (!row || !isOpen(row)) return null;
      if (Math.abs(moment() - row.usedAt) > touchedEvery) touch(database, row.id, moment());
      return row;
    },
    /** Returns the key of a browser in which the owner has signed in before, or null. */
    knownBrowser: (cookies: string | undefined): string | null => rowOf(cookies)?.hash ?? null,
    /** Lists open sessions, newest first. */
    list: (): readonly Session[] => rows('ORDER BY begunAt DESC').filter(isOpen),
    end: (id: number) => end('id = ?', id),
    endAll: () => end('TRUE'),
  };
}

function touch(database: RequestDatabase, id: number, at: number): void {
  try {
    database.run('UPDATE sessions SET usedAt = ? WHERE id = ?', at, id);
  } catch {
    // A failure is ignored because the owner must be able to read requests even when the disk is full.
  }
}

function wordIn(cookies: string | undefined): string | null {
  return /(?:^|;\s*)rth-session=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

function hashOf(word: string): string {
  return createHash('sha256').update(word).digest('hex');
}
