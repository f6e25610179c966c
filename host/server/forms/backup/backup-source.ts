import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../error-code';
import { decryptionWith, WrongKey, type Decrypt } from './age-files';
import { promisedHash, readableMoment } from './backup-names';
import { backupFiles, generationsIn, type BackupFolder } from './backup-target';
import { readManifest, type Manifest } from './manifest';
import { readPack } from './packs';
import { hashOf } from './written-files';

/** A manifest that lies somewhere, unread. */
export type FoundManifest = { generation: string; name: string };

/** All manifests of a folder of backups, newest first. @throws Error when there is none. */
export async function manifestsIn(source: string): Promise<FoundManifest[]> {
  const found: FoundManifest[] = [];
  for (const generation of await generationsIn(source))
    for (const name of await backupFiles(source, generation, 'manifests')) found.push({ generation, name });
  if (found.length > 0) return found.sort((a, b) => (a.name < b.name ? 1 : -1));
  throw new Error(
    `There is no backup in ${source}: give the folder whose folders are called « backup-… », the one that « backup » was given.`,
  );
}

/** Reads a key file. @throws Error in plain words, never with the key. */
export async function openKey(file: string): Promise<Decrypt> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The secret key ${file} cannot be read: ${errorMessage(error)}`, { cause: error });
  });
  return decryptionWith(text).catch((error: unknown) => {
    throw new Error(`The secret key ${file} is none: ${errorMessage(error)}`, { cause: error });
  });
}

/**
 * @returns the manifest, or in words what is wrong with it.
 * @throws WrongKey, in plain words, when another key is needed.
 */
export async function openManifest(
  source: string,
  { generation, name }: FoundManifest,
  decrypt: Decrypt,
): Promise<Manifest | string> {
  const damage = await damageOf(source, generation, 'manifests', name);
  if (damage) return damage;
  try {
    return await readManifest(decrypt(path.join(source, generation, 'manifests', name)));
  } catch (error) {
    if (error instanceof WrongKey) {
      const moment = readableMoment(name);
      throw new WrongKey(`This key does not open the backup of ${moment}: it was made for another key.`);
    }
    return `the list of the backup of ${readableMoment(name)} cannot be read: ${errorMessage(error)}`;
  }
}

/**
 * The files of a pack, as far as it can be read: what is damaged is told to `faults`, in words, after all
 * files before the damage. A file counts only once its hash has been compared.
 */
export async function* readableFiles(
  source: string,
  { generation, pack }: { generation: string; pack: string },
  decrypt: Decrypt,
  faults: string[],
): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const damage = await damageOf(source, generation, 'packs', pack);
  if (damage) faults.push(damage);
  const file = path.join(source, generation, 'packs', pack);
  try {
    yield* readPack(decrypt(file));
  } catch (error) {
    if (!damage) faults.push(`${file} cannot be read: ${errorMessage(error)}`);
  }
}

/** In words what is wrong with a file, as far as its name tells; null when its bytes are what they were. */
export async function damageOf(
  source: string,
  generation: string,
  folder: BackupFolder,
  name: string,
): Promise<string | null> {
  const file = path.join(source, generation, folder, name);
  try {
    return (await hashOf(file)) === promisedHash(name) ? null : `${file} is damaged.`;
  } catch (error) {
    return `${file} cannot be read: ${errorMessage(error)}`;
  }
}
