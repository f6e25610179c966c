import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncedWriter } from '../synced-files';
import { contentOf } from './age-files';
import { isGenerationName } from './backup-names';
import { manifestBytes, readManifest, type Manifest } from './manifest';

/*
 * What this spool remembers of its backups: for each generation that it began, on whatever disk, a file
 * `backup/<generation>.jsonl`. It reads like a manifest, and names what is safe there. That the file
 * exists says whose the generation is: no other is ever added to or removed.
 */

const suffix = '.jsonl';

/** Names of these files: each is written when a backup has come to its end. */
export const stateFile = /^backup-.*\.jsonl$/;

export type BackupStates = {
  /** Names of the generations that this spool began. */
  own(): Promise<ReadonlySet<string>>;
  /** Null when it cannot be read, which costs a full backup and nothing else. */
  read(generation: string): Promise<Manifest | null>;
  write(state: Manifest): Promise<void>;
  remove(generation: string): Promise<void>;
};

/** @param folder of the spool, for this alone. */
export async function backupStates(folder: string): Promise<BackupStates> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const writer = syncedWriter(folder);
  const fileOf = (generation: string) => path.join(folder, `${generation}${suffix}`);

  return {
    async own() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(suffix));
      return new Set(names.map((name) => name.slice(0, -suffix.length)).filter(isGenerationName));
    },
    async read(generation) {
      try {
        return await readManifest(contentOf(fileOf(generation)));
      } catch {
        return null;
      }
    },
    write: (state) => writer.replace(fileOf(state.generation), Buffer.concat([...manifestBytes(state)])),
    remove: (generation) => rm(fileOf(generation), { force: true }),
  };
}
