import { errorMessage } from '../../../delivery/error-code';

/*
 * Copies are encrypted in the age format, so `age --decrypt` also decrypts them. In age, a recipient is a public key
 * (`age1…`), and an identity is a secret key (`AGE-SECRET-KEY-…`).
 */

/** Encrypts bytes with a public key. */
export type Seal = (plain: Buffer) => Promise<Buffer>;

/** Decrypts bytes. The promise rejects when a byte was changed or the key is wrong. */
export type Unseal = (sealed: Buffer) => Promise<Buffer>;

/** Imports dynamically, because the package contains only ES modules and this project compiles to CommonJS. */
const loadAge = () => import('age-encryption');

/** Returns a function that encrypts with a public key. @throws Error when the key is invalid. */
export async function sealFor(recipient: string): Promise<Seal> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  const seal: Seal = async (plain) => Buffer.from(await encrypter.encrypt(plain));
  try {
    encrypter.addRecipient(recipient);
    // Encrypts once as a test, because `addRecipient` does not verify the checksum.
    await seal(Buffer.alloc(0));
  } catch (error) {
    throw new Error(
      `"${recipient.slice(0, 80)}" is not a public backup key. Such a key starts with "age1"; create one with "npm run forms -- backup-key FILE".`,
      { cause: error },
    );
  }
  return seal;
}

/** Returns a function that decrypts with the secret keys in a key file. @param keyFile the text of the file. */
export async function unsealWith(keyFile: string): Promise<Unseal> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  const keys = keyFile.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0)
    throw new Error('the file does not contain a secret key, which is a line "AGE-SECRET-KEY-…".');
  for (const key of keys) {
    try {
      decrypter.addIdentity(key.trim());
    } catch {
      // The library's error could contain the key.
      throw new Error('its line "AGE-SECRET-KEY-…" is damaged: a character is wrong or missing.');
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

/** Generates a secret key and its public key. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
