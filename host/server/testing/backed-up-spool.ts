import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { decryptionWith, makeKeys, type Decrypt } from '../forms/backup/age-files';
import type { BackupOptions } from '../forms/backup/backup-run';
import { makeBackup, type BackupSummary } from '../forms/backup/make-backup';
import { restoreBackup, type Restoration } from '../forms/backup/restore-backup';
import { temporaryFolder } from './sample-site';

/** A spool of files as a test writes them, a folder for its backups, and a clock that the test moves. */
export type BackedUpSpool = {
  folder: string;
  spool: string;
  target: string;
  keys: { identity: string; recipient: string };
  decrypt: Decrypt;
  /** What the last backup warned of. */
  warnings: string[];
  /** @param days since the test began. */
  setDay(days: number): void;
  write(file: string, content: string | Buffer, date?: Date): Promise<void>;
  erase(file: string): Promise<void>;
  backUp(over?: Partial<BackupOptions>): Promise<BackupSummary>;
  /** @param into a name; the folder is made if need be. */
  restore(into: string, over?: Partial<Parameters<typeof restoreBackup>[0]>): Promise<Restoration>;
  /** Content by path of everything in a folder. */
  contents(of: string): Promise<Record<string, string>>;
  remove(): Promise<void>;
};

const dayOne = Date.parse('2026-11-21T09:34:05.000Z');

/** One for each test of a file, in which encryption is used. */
export function backedUpSpoolForEach(): BackedUpSpool {
  // Jest compiles the packages for encryption at their first use, which takes a while on a busy machine.
  jest.setTimeout(60_000);
  return startedForEach(backedUpSpool, (its) => its.remove());
}

async function backedUpSpool(): Promise<BackedUpSpool> {
  const temporary = await temporaryFolder();
  const folder = temporary.path;
  const spool = path.join(folder, 'spool');
  const target = path.join(folder, 'target');
  await mkdir(spool);
  await mkdir(target);
  const keys = await makeKeys();
  const decrypt = await decryptionWith(keys.identity);
  const warnings: string[] = [];
  let now = dayOne;

  return {
    folder,
    spool,
    target,
    keys,
    decrypt,
    warnings,
    setDay: (days) => void (now = dayOne + days * 24 * 60 * 60 * 1000),
    async write(file, content, date) {
      const name = path.join(spool, file);
      await mkdir(path.dirname(name), { recursive: true });
      await writeFile(name, content);
      if (date) await utimes(name, date, date);
    },
    erase: (file) => rm(path.join(spool, file)),
    async backUp(over = {}) {
      warnings.length = 0;
      // Names carry seconds: a later backup has a later name.
      now += 1_000;
      return makeBackup({
        spoolDir: spool,
        target,
        recipient: keys.recipient,
        keepDays: 30,
        checksPacks: false,
        acceptsFewer: false,
        now: () => new Date(now),
        warn: (message) => message.includes('on the same disk') || warnings.push(message),
        ...over,
      });
    },
    restore: (into, over = {}) =>
      restoreBackup({
        source: target,
        into: path.join(folder, into),
        decrypt,
        isForced: false,
        at: null,
        ...over,
      }),
    contents: (of) => contentsOf(path.join(folder, of)),
    remove: temporary.remove,
  };
}

/** Content by path, as text, of everything below a folder. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile()) found[name] = (await readFile(file)).toString('latin1');
  }
  return found;
}

/** Changes one byte in the middle of a file. */
export async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(file, bytes);
}

/** The files of all generations of a target, as paths. */
export async function filesOfTarget(target: string, folder: 'packs' | 'manifests'): Promise<string[]> {
  return (await readdir(target, { recursive: true }))
    .filter((name) => name.includes(`${folder}/`))
    .map((name) => path.join(target, name))
    .sort();
}
