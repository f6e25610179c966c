import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { isErrorCode } from '../error-code';
import { stateBase } from '../received-folder';
import { parseIdentity, readIdentity } from './read-identity';

/** Returns the path of the symlink to the current composed folder. */
export const currentSite = () => path.join(stateBase(), 'site', 'current');

/**
 * Reads the identity that visitors see today. Without a composed site, reads the identity of this checkout. Call it
 * for each use, because the identity changes while a process runs. @throws ActionableError when the identity is invalid.
 */
export async function readLiveIdentity(siteDir = currentSite(), now = new Date()): Promise<Identity> {
  return identityOn(parisMoment(now).day, (await readComposed(siteDir)) ?? (await readIdentity()));
}

/** Whether the live site must be recomposed, because a closure is near or something that it shows has expired. */
export async function isLiveIdentityOutOfDate(siteDir = currentSite(), now = new Date()): Promise<boolean> {
  const composed = await readComposed(siteDir);
  return JSON.stringify(composed && identityOn(parisMoment(now).day, composed)) !== JSON.stringify(composed);
}

async function readComposed(siteDir: string): Promise<Identity | null> {
  const file = path.join(siteDir, composedIdentity);
  try {
    return parseIdentity(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
