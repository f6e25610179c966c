import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { closureSentence, nearClosure } from '@renovation-th/shared/promises/closures';
import { isErrorCode } from '../error-code';
import { stateBase } from '../received-folder';
import { parseIdentity, readIdentity } from './read-identity';

/** Of a composed site: the identity that its documents carry. Its name keeps it from visitors. */
export const composedIdentity = '_identity.json';

/**
 * The identity that visitors see, as of today: what the owner has published last. Where no site is composed, the one of
 * this checkout. Ask for it each time: it changes while a process runs.
 * @param siteDir a composed folder, or the link to the current one. @throws ActionableError when it cannot be read.
 */
export async function readLiveIdentity(
  siteDir = path.join(stateBase(), 'site', 'current'),
  now = new Date(),
): Promise<Identity> {
  const file = path.join(siteDir, composedIdentity);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  return identityOn(parisMoment(now).day, text === null ? await readIdentity() : parseIdentity(text, file));
}

/** Whether visitors see what was true on another day: a closure that has ended, a month that has passed. */
export async function isLiveIdentityOutOfDate(
  siteDir = path.join(stateBase(), 'site', 'current'),
  now = new Date(),
): Promise<boolean> {
  const text = await readFile(path.join(siteDir, composedIdentity), 'utf8').catch(() => null);
  if (text === null) return false;
  const composed = parseIdentity(text, composedIdentity);
  return JSON.stringify(identityOn(parisMoment(now).day, composed)) !== JSON.stringify(composed);
}

/** What an answer adds while nobody works. Ask for each answer: the owner may have published a closure since. */
export async function awayNotice(): Promise<string | null> {
  const identity = await readLiveIdentity();
  const closure = nearClosure(identity);
  return closure && closureSentence(closure, identity);
}
