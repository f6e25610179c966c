import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFact } from './database/facts';
import type { RequestDatabase } from './database/open-database';

/** Texts that are handed out and that nobody else can make. Both throw when the database cannot be asked. */
export type SignedTexts = {
  /** The text, a full stop, and its HMAC-SHA256 in base64url: always the same for the same text. */
  sign(text: string): string;
  /** The text; null when it was not signed here. */
  opened(signed: string): string | null;
};

/** @param secretName of the fact that keeps their secret, for every process: without it, all of them end. */
export function signedTexts(database: RequestDatabase, secretName: string): SignedTexts {
  function sign(text: string): string {
    const mac = createHmac('sha256', keptSecret(database, secretName)).update(text);
    return `${text}.${mac.digest('base64url')}`;
  }
  return {
    sign,
    opened(signed) {
      const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
      const [given, right] = [Buffer.from(signed), Buffer.from(sign(text))];
      return given.length === right.length && timingSafeEqual(given, right) ? text : null;
    },
  };
}

/** 32 bytes, made at their first use. */
function keptSecret(database: RequestDatabase, name: string): Buffer {
  const made = randomBytes(32).toString('hex');
  if (!readFact(database, name))
    database.run('INSERT OR IGNORE INTO facts (name, value, at) VALUES (?, ?, 0)', name, made);
  return Buffer.from(readFact(database, name)?.value ?? made, 'hex');
}
