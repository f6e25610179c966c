import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { errorMessage, isErrorCode } from '../../error-code';
import type { Spool } from '../spool';

const keyBytes = 32;
const fileName = 'form-token';

/** Gives the key of the tokens, or null when it can be neither read nor made now. */
export type TokenKey = () => Promise<Buffer | null>;

/**
 * The key lies in the spool, made there once, so that a token outlives a restart. Without a key
 * forms are received all the same: no token is issued and none is judged.
 */
export function tokenKey({ spool, log }: { spool: Spool; log: (message: string) => void }): TokenKey {
  const file = spool.at('keys', fileName);
  let reading: Promise<Buffer> | null = null;

  async function readOrMake(): Promise<Buffer> {
    const found = await readKey(file);
    if (found?.length === keyBytes) return found;
    if (found) {
      log(`${file} held no key and was written anew: forms that are open now count as without a token.`);
      await spool.writer.replace(file, randomBytes(keyBytes));
    } else await spool.writer.writeNew(file, randomBytes(keyBytes));
    // Read again: another process may have made the key first.
    const key = await readKey(file);
    if (key?.length !== keyBytes) throw new Error(`${file} cannot be kept.`);
    return key;
  }

  return async () => {
    reading ??= readOrMake();
    try {
      return await reading;
    } catch (error) {
      // The next form tries again.
      reading = null;
      log(`There is no key for the tokens of forms: ${errorMessage(error)}`);
      return null;
    }
  };
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
