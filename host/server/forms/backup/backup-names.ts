import { randomBytes } from 'node:crypto';

/*
 * A target holds one folder for each full backup and what followed it, a generation:
 * `backup-<UTC time>-<8 hex>/packs/<UTC time>-<sha256>.tar.age` and `…/manifests/<UTC time>-<sha256>.age`.
 * Names carry the hash of the bytes, so that damage shows without any key, and no character that a
 * disk from a shop refuses.
 */

const stamp = '(\\d{4})(\\d{2})(\\d{2})T(\\d{2})(\\d{2})(\\d{2})Z';
const generationPattern = new RegExp(`^backup-${stamp}-[0-9a-f]{8}$`);
const packPattern = new RegExp(`^${stamp}-[0-9a-f]{64}\\.tar\\.age$`);
const manifestPattern = new RegExp(`^${stamp}-[0-9a-f]{64}\\.age$`);
const stampPattern = new RegExp(stamp);

export const packSuffix = '.tar.age';
export const manifestSuffix = '.age';

/** The moment as it stands in names: `20261121T093405Z`. They sort by time. */
export function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** The moment, in milliseconds, that such a name carries. */
export function momentOf(name: string): number {
  return Date.parse(readableMoment(name).replace(' ', 'T').replace(' UTC', 'Z'));
}

/** The same for people: `2026-11-21 09:34:05 UTC`. */
export function readableMoment(name: string): string {
  const [, year, month, day, hour, minute, second] = stampPattern.exec(name) ?? [];
  return `${year}-${month}-${day} ${hour}:${minute}:${second} UTC`;
}

export function newGenerationName(moment: Date): string {
  return `backup-${stampOf(moment)}-${randomBytes(4).toString('hex')}`;
}

export function isGenerationName(name: string): boolean {
  return generationPattern.test(name);
}

export function isPackName(name: string): boolean {
  return packPattern.test(name);
}

export function isManifestName(name: string): boolean {
  return manifestPattern.test(name);
}

/** The hash that the name of a pack or a manifest promises. */
export function promisedHash(name: string): string {
  return name.slice(stampOf(new Date(0)).length + 1).slice(0, 64);
}
