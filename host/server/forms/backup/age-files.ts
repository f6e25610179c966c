import { open } from 'node:fs/promises';
import { errorMessage } from '../../error-code';

/*
 * age is a file format for encryption that other programs read too: `age --decrypt` opens what is
 * written here. A recipient (public, `age1…`) locks; only its identity (secret, `AGE-SECRET-KEY-…`) opens.
 */

type Bytes = AsyncIterable<Uint8Array>;

/** Turns bytes into encrypted bytes, piece by piece. */
export type Encrypt = (plain: Bytes) => Bytes;

/** Opens an encrypted file and gives what is in it, piece by piece; throws where a byte was changed. */
export type Decrypt = (file: string) => Bytes;

/** The package knows modules only, and this project is compiled to CommonJS. */
const loadAge = () => import('age-encryption');

/** @throws Error in plain words when this is no recipient. */
export async function encryptionFor(recipient: string): Promise<Encrypt> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
    // The checksum of the text is only looked at here.
    await encrypter.encrypt(new Uint8Array());
  } catch (error) {
    throw new Error(
      `« ${recipient.slice(0, 80)} » is no public key for backups: it begins with « age1 », and « npm run forms -- backup-key FILE » makes one.`,
      { cause: error },
    );
  }
  return async function* (plain) {
    yield* chunksOf(await encrypter.encrypt(streamOf(plain)));
  };
}

/** @param keyFile text of a key file: lines with `AGE-SECRET-KEY-…`, comments with `#`. */
export async function decryptionWith(keyFile: string): Promise<Decrypt> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  const keys = keyFile.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new Error('the file holds no secret key: a line « AGE-SECRET-KEY-… ».');
  for (const key of keys) {
    try {
      decrypter.addIdentity(key.trim());
    } catch {
      // The library's own words could repeat the key.
      throw new Error('its line « AGE-SECRET-KEY-… » is damaged: a letter is wrong or missing.');
    }
  }
  return async function* (file) {
    await proveHeader(file);
    try {
      yield* chunksOf(await decrypter.decrypt(streamOf(contentOf(file))));
    } catch (error) {
      throw errorMessage(error).startsWith('no identity matched')
        ? new WrongKey('it was made for another key.')
        : error;
    }
  };
}

/** The file was encrypted for another key. */
export class WrongKey extends Error {}

/** @returns a new secret key and the public one that belongs to it. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

// A header for one recipient takes 200 bytes, for the longest kind of key 2 KB.
const longestHeader = 16 * 1024;

/** The library reads a header to its end, however long: a file without one must not fill the memory. */
async function proveHeader(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const start = buffer.subarray(0, bytesRead);
    if (!start.subarray(0, 22).equals(Buffer.from('age-encryption.org/v1\n')) || !start.includes('\n--- '))
      throw new Error('it is no encrypted file.');
  } finally {
    await handle.close();
  }
}

/** A file, piece by piece. */
export async function* contentOf(file: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await open(file, 'r');
  try {
    for (;;) {
      const piece = new Uint8Array(pieceSize);
      const { bytesRead } = await handle.read(piece);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

const pieceSize = 64 * 1024;

function streamOf(source: Bytes): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Closes the file when the reader stops before the end.
    await reader.cancel().catch(() => undefined);
  }
}
