import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Verdict on a token. `missing`: none came. `early`: issued a moment ago, or dated in the future.
 * `unknown`: the service itself could not tell, which speaks against nobody.
 */
export type TokenVerdict = 'valid' | 'missing' | 'early' | 'stale' | 'forged' | 'replayed' | 'unknown';

/** Set when the token could be read; the nonce identifies it. */
export type ReadToken = {
  verdict: Exclude<TokenVerdict, 'missing' | 'replayed' | 'unknown'>;
  nonce: string | null;
};

const version = 1;
const timeBytes = 6;
const nonceBytes = 12;
const macBytes = 32;
const signedBytes = 1 + timeBytes + nonceBytes;
/** 51 bytes, in base64url. */
const tokenLength = Math.ceil(((signedBytes + macBytes) * 4) / 3);

/** In milliseconds after issue. */
const youngest = 2_000;
const oldest = 24 * 60 * 60 * 1000;

/** A token for a form that somebody has begun to fill in: version, time of issue, random nonce, and their HMAC-SHA256. */
export function issueToken(key: Buffer, now: number): string {
  const signed = Buffer.alloc(signedBytes);
  signed.writeUInt8(version, 0);
  signed.writeUIntBE(now, 1, timeBytes);
  randomBytes(nonceBytes).copy(signed, 1 + timeBytes);
  return Buffer.concat([signed, mac(key, signed)]).toString('base64url');
}

/** Reads a token that came with a form. Never throws, whatever the text is. */
export function readToken(key: Buffer, token: string, now: number): ReadToken {
  if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return { verdict: 'forged', nonce: null };
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, signedBytes);
  if (bytes[0] !== version || !timingSafeEqual(bytes.subarray(signedBytes), mac(key, signed)))
    return { verdict: 'forged', nonce: null };
  const age = now - signed.readUIntBE(1, timeBytes);
  const nonce = signed.subarray(1 + timeBytes).toString('base64url');
  return { verdict: age < youngest ? 'early' : age > oldest ? 'stale' : 'valid', nonce };
}

function mac(key: Buffer, signed: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest();
}
