import { createHash } from 'node:crypto';
import { errorMessage } from '../../error-code';
import type { Decrypt } from './age-files';
import { readableMoment } from './backup-names';
import { damageOf, manifestsIn, openManifest, readableFiles, type FoundManifest } from './backup-source';
import { backupFiles, folderAt, generationsIn } from './backup-target';

export type Verification = {
  /** How much was looked at. */
  backups: number;
  packs: number;
  /** Files that were decrypted; 0 without a key. */
  files: number;
  /** What is wrong, in words. */
  faults: readonly string[];
};

/**
 * Reads everything that lies there. Without a key it compares the bytes with the names of files; with the key
 * it decrypts every pack, and compares every file with what every backup says of it.
 */
export async function verifyBackups(folder: string, decrypt: Decrypt | null): Promise<Verification> {
  const source = await folderAt(folder);
  const manifests = await manifestsIn(source);
  const found = { backups: manifests.length, packs: 0, files: 0, faults: new Array<string>() };
  for (const generation of await generationsIn(source)) {
    const packs = await backupFiles(source, generation, 'packs');
    const own = manifests.filter((manifest) => manifest.generation === generation);
    found.packs += packs.length;
    if (decrypt)
      found.files += await compareContents({ source, generation, packs, own, decrypt }, found.faults);
    else await compareNames({ source, generation, packs, own }, found.faults);
  }
  return found;
}

type Generation = {
  source: string;
  generation: string;
  packs: readonly string[];
  own: readonly FoundManifest[];
};

async function compareNames({ source, generation, packs, own }: Generation, faults: string[]): Promise<void> {
  for (const pack of packs) {
    const damage = await damageOf(source, generation, 'packs', pack);
    if (damage) faults.push(damage);
  }
  for (const { name } of own) {
    const damage = await damageOf(source, generation, 'manifests', name);
    if (damage) faults.push(damage);
  }
}

/** @returns how many files were decrypted. */
async function compareContents(
  { source, generation, packs, own, decrypt }: Generation & { decrypt: Decrypt },
  faults: string[],
): Promise<number> {
  const hashes = new Map<string, string>();
  for (const pack of packs) {
    for await (const { path, bytes } of readableFiles(source, { generation, pack }, decrypt, faults))
      hashes.set(`${pack}/${path}`, createHash('sha256').update(bytes).digest('hex'));
  }
  for (const found of own) {
    const manifest = await openManifest(source, found, decrypt).catch(errorMessage);
    if (typeof manifest === 'string') {
      faults.push(manifest);
      continue;
    }
    const lost = [...manifest.saved]
      .filter(([path, saved]) => hashes.get(`${saved.in}/${path}`) !== saved.sha256)
      .map(([path]) => path);
    if (lost.length === 0) continue;
    faults.push(
      `The backup of ${readableMoment(found.name)} lacks ${lost.length} of ${manifest.saved.size} files, such as ${lost[0]}.`,
    );
  }
  return hashes.size;
}
