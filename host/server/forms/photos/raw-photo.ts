import { access, open, type FileHandle } from 'node:fs/promises';
import { isErrorCode } from '../../error-code';
import type { Spool } from '../spool';
import { leftOutName, rawName } from '../stored-request';
import { markLength } from './sender-mark';

/*
 * A raw photograph on disk: one byte that counts how often its decoding was begun, the mark of its
 * sender, then the file as it was sent. All of it goes when the photograph has been written anew.
 */

/** Before the photograph itself, in bytes. */
export const rawHeadLength = 1 + markLength;

/** What stands in front of a photograph that was never decoded. */
export function rawHead(senderMark: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0]), senderMark], rawHeadLength);
}

export type RawHead = {
  /** How often decoding was begun and not seen to its end. */
  attempts: number;
  /** Of the sender, in hexadecimal. */
  mark: string;
};

/** Null when there is no such file any more. */
export async function readRawHead({ at }: Pick<Spool, 'at'>, photoFile: string): Promise<RawHead | null> {
  return withRaw(at('raw', rawName(photoFile)), 'r', async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(rawHeadLength), 0, rawHeadLength, 0);
    return { attempts: bytesRead > 0 ? buffer.readUInt8(0) : 0, mark: buffer.toString('hex', 1) };
  });
}

/** Written down before each attempt: a photograph that brings down whoever decodes it must not do so for ever. */
export async function noteAttempts(
  { at }: Pick<Spool, 'at'>,
  photoFile: string,
  attempts: number,
): Promise<void> {
  await withRaw(at('raw', rawName(photoFile)), 'r+', (file) => file.write(Buffer.from([attempts]), 0, 1, 0));
}

/** Whether the photograph has been written anew or left out, and needs no raw one any more. */
export async function isSettled({ at }: Pick<Spool, 'at'>, photoFile: string): Promise<boolean> {
  return (await isThere(at('photos', photoFile))) || (await isThere(at('left-out', leftOutName(photoFile))));
}

/** @throws Error when the folder cannot be read. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}

async function withRaw<Result>(
  path: string,
  flags: 'r' | 'r+',
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result | null> {
  let file: FileHandle;
  try {
    file = await open(path, flags);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
