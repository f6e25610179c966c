import { arrayBuffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorMessage } from '../../error-code';

/*
 * age is a file format for encryption that other programs read too: `age --decrypt` opens what is written here.
 * A recipient (public, `age1…`) locks; only its identity (secret, `AGE-SECRET-KEY-…`) opens.
 */

/** Locks bytes so that only the owner's secret key opens them. */
export type Seal = (plain: Buffer) => Promise<Buffer>;

/** Opens what was sealed. Rejects where a byte was changed, or when it was sealed for another key. */
export type Unseal = (sealed: Buffer) => Promise<Buffer>;

/** The package knows modules only, and this project is compiled to CommonJS. */
const loadAge = () => import('age-encryption');

/** @throws Error in plain words when this is no recipient. */
export async function sealFor(recipient: string): Promise<Seal> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  const seal: Seal = async (plain) => gathered(await encrypter.encrypt(piecesOf(plain)));
  try {
    encrypter.addRecipient(recipient);
    // The checksum of the text is only looked at here.
    await seal(Buffer.alloc(0));
  } catch (error) {
    throw new Error(
      `« ${recipient.slice(0, 80)} » is no public key for backups: it begins with « age1 », and « npm run forms -- backup-key FILE » makes one.`,
      { cause: error },
    );
  }
  return seal;
}

/** @param keyFile text of a key file: lines with `AGE-SECRET-KEY-…`, comments with `#`. */
export async function unsealWith(keyFile: string): Promise<Unseal> {
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
  return async (sealed) => {
    try {
      return await gathered(await decrypter.decrypt(piecesOf(sealed)));
    } catch (error) {
      throw new Error(
        errorMessage(error).startsWith('no identity matched')
          ? 'it was sealed for another key.'
          : `it is damaged (${errorMessage(error)}).`,
        { cause: error },
      );
    }
  };
}

/** @returns a new secret key and the public one that belongs to it. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The format's own size of a piece. */
const pieceSize = 64 * 1024;

/** Piece by piece, between which others get their turn: a large photograph takes a second. */
function piecesOf(bytes: Buffer): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn();
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + pieceSize)));
      at += pieceSize;
    },
  });
}

async function gathered(stream: ReadableStream): Promise<Buffer> {
  return Buffer.from(await arrayBuffer(stream));
}
