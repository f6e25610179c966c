import { errorMessage } from '../../error-code';

/*
 * age is a file format for encryption: `age --decrypt` opens these files too. A recipient (public key, `age1…`)
 * encrypts; its identity (secret key, `AGE-SECRET-KEY-…`) decrypts.
 */

/** Encrypts bytes for the owner's key. */
export type Seal = (plain: Buffer) => Promise<Buffer>;

/** Decrypts bytes. The promise rejects when a byte was changed or the key is wrong. */
export type Unseal = (sealed: Buffer) => Promise<Buffer>;

/** Loads the package dynamically: it has ES modules only, and this project compiles to CommonJS. */
const loadAge = () => import('age-encryption');

/**
 * Returns a function that encrypts for a recipient. @throws Error in plain words when the text is not a valid
 * recipient.
 */
export async function sealFor(recipient: string): Promise<Seal> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  const seal: Seal = async (plain) => Buffer.from(await encrypter.encrypt(plain));
  try {
    encrypter.addRecipient(recipient);
    // Encrypts once as a test: `addRecipient` does not verify the checksum.
    await seal(Buffer.alloc(0));
  } catch (error) {
    throw new Error(
      `"${recipient.slice(0, 80)}" is not a public backup key. Such a key starts with "age1"; create one with "npm run forms -- backup-key FILE".`,
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
  if (keys.length === 0)
    throw new Error('the file does not contain a secret key: a line "AGE-SECRET-KEY-…".');
  for (const key of keys) {
    try {
      decrypter.addIdentity(key.trim());
    } catch {
      // An error of the library could contain the key.
      throw new Error('its line "AGE-SECRET-KEY-…" is damaged: a letter is wrong or missing.');
    }
  }
  return async (sealed) => {
    try {
      return Buffer.from(await decrypter.decrypt(sealed));
    } catch (error) {
      throw new Error(
        errorMessage(error).startsWith('no identity matched')
          ? 'it was encrypted for another key.'
          : `it is damaged (${errorMessage(error)}).`,
        { cause: error },
      );
    }
  };
}

/** @returns a new secret key and its public key. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
