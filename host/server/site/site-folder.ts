import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestDatabase } from '../requests/database/open-database';
import { writeWhole } from '../../delivery/files';

/** Folder of the owner's site. The file paths in the owner's input are relative to it. */
export const siteFolder = ({ folder }: RequestDatabase): string => path.join(folder, 'site');

/** Folder of the composed preview. */
export const previewFolder = (database: RequestDatabase): string =>
  path.join(siteFolder(database), 'preview');

/** Path of a photograph or the insurance certificate. */
export const siteFile = (database: RequestDatabase, name: string): string =>
  path.join(siteFolder(database), 'files', name);

export const createSiteFolder = (database: RequestDatabase): void =>
  void mkdirSync(siteFile(database, ''), { recursive: true, mode: 0o700 });

/** Stores a file under the hash of its content. @returns the name of the file. */
export async function keepSiteFile(database: RequestDatabase, content: Buffer, ending: 'jpg' | 'pdf') {
  const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
  await writeWhole(siteFile(database, name), content);
  return name;
}

/** Reads a file. Returns null if it does not exist. */
export async function readSiteFile(database: RequestDatabase, name: string): Promise<Buffer | null> {
  // The name is untrusted text, which must be safe in a path.
  if (!/^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(name)) return null;
  return readFile(siteFile(database, name)).catch(() => null);
}

export const removeSiteFile = (database: RequestDatabase, name: string): void =>
  rmSync(siteFile(database, name), { force: true });
