import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { makePicture, planPicture } from '../../../webpack/picture-loader';
import { isErrorCode } from '../error-code';
import { forEachAtOnce } from '../for-each-at-once';
import { linkOrCopy, writeWhole } from '../files';
import { pictureCacheFolder, ownerApp } from '../release/release-record';
import { ownersAddress } from '../owners-statements';
import type { OwnerInput } from '../identity/owner-input';
import type { OwnerJob, Problem } from '../identity/owner-job';
import type { StateFolders } from '../state-folders';
import { readRegistry } from '../store/log';
import { readLiveContent } from './owners-content';
import { ownerMessages, throwRefusals, Refused, type Tell } from './refusals';

/** The pictures, the portrait and the attestation, ready for an owner's release. */
export type OwnersFiles = {
  /** Pictures by file name of the photograph. */
  pictures: ReadonlyMap<string, PictureSource>;
  portrait: string | undefined;
  certificate: string | undefined;
  files: ReadonlyMap<string, string>;
  /** Names of encoded files, by hash of the original. */
  originals: Readonly<Record<string, string[]>>;
};

/** Number of photographs that we encode at a time. The encoder has its own threads. */
const atOnce = 2;

/** Maximum width of a picture in pixels. Encoding a width of 2,400 takes longer than all smaller widths together. */
const widest = 1_600;

/**
 * Encodes the portrait, and all photographs that the cache lacks.
 * @param folder contains the uploaded files.
 * @param live files of the live release, already encoded. @throws Refused with a problem per unreadable photograph.
 */
export async function makeOwnersFiles(
  releases: string,
  input: OwnerInput,
  folder: string,
  live: ReadonlyMap<string, string>,
  tell: Tell,
): Promise<OwnersFiles> {
  const cache = await openCache(releases, live);
  const files = new Map<string, string>();
  const keep = async (file: string, content: Buffer) => {
    await writeWhole(path.join(cache, file), content);
    files.set(file, path.join(cache, file));
    return ownersAddress(file);
  };
  const given = async (name: string | undefined) =>
    name === undefined ? null : readFile(path.join(folder, name));
  const [attestation, sent] = [await given(input.attestation), await given(input.portrait)];
  const certificate = attestation && (await keep(`attestation-${digest(attestation)}.pdf`, attestation));
  const portrait = sent && (await keep(`portrait-${digest(sent)}.jpg`, await encodePortrait(sent)));

  const pictures = new Map<string, PictureSource>();
  const originals: Record<string, string[]> = {};
  const refused: Problem[] = [];
  const unmade: { photo: string; field: string }[] = [];
  for (const [id, { photos }] of Object.entries(input.projects))
    for (const [index, { file: name, original }] of photos.entries()) {
      const [photo, field] = [path.join(folder, name), `projects.${id}.photos.${index}.file`];
      const planned = await unlessUnreadable(() => plannedPicture(photo));
      if (!planned) {
        refused.push({ field, message: ownerMessages.photo });
        continue;
      }
      for (const file of planned.files) files.set(file, path.join(cache, file));
      pictures.set(name, planned.source);
      const known = originals[original] ?? [];
      originals[original] = [...new Set([...known, ...planned.files])].sort();
      if (!isMade(cache, planned)) unmade.push({ photo, field });
    }
  throwRefusals(refused);

  let done = 0;
  if (unmade.length > 0) tell({ step: 'photo', done, of: unmade.length });
  const encodeOne = async ({ photo, field }: (typeof unmade)[number]) => {
    if (!(await unlessUnreadable(() => encode(cache, photo))))
      return refused.push({ field, message: ownerMessages.photo });
    return tell({ step: 'photo', done: (done += 1), of: unmade.length });
  };
  await forEachAtOnce(unmade, encodeOne, atOnce);
  throwRefusals(refused);
  return {
    pictures,
    portrait: portrait ?? undefined,
    certificate: certificate ?? undefined,
    files,
    // Sorts the originals, so that equal content gives the same release.
    originals: Object.fromEntries(Object.entries(originals).sort()),
  };
}

/**
 * Encodes uploaded photographs before a publication. Skips unreadable photographs, which the publication will report.
 * @throws DeliveryError when the live release is damaged.
 */
export async function encodeAhead(
  folders: StateFolders,
  { folder, files }: Extract<OwnerJob, { kind: 'encode' }>,
): Promise<void> {
  const { releases } = folders;
  const live = await readLiveContent(releases, await readRegistry(folders));
  const cache = await openCache(releases, live.files);
  for (const photo of files.map((file) => path.join(folder, file)))
    await unlessUnreadable(async () => isMade(cache, await plannedPicture(photo)) || encode(cache, photo));
}

/** Links the pictures of the live release into the cache. @returns the folder of the cache. */
async function openCache(releases: string, live: ReadonlyMap<string, string>): Promise<string> {
  const cache = path.join(releases, ownerApp, pictureCacheFolder);
  await mkdir(cache, { recursive: true });
  for (const [file, source] of live) linkOrCopy(source, path.join(cache, file));
  return cache;
}

/** Returns the names of the files that the encoding of a photograph will produce. */
async function plannedPicture(photo: string) {
  const { source, produce } = await planPicture('photo', await readFile(photo), widest);
  const avif = source.avif.map(({ file, width }) => ({ file: ownersAddress(file), width }));
  return {
    files: [...produce.keys()],
    source: { ...source, avif, fallback: ownersAddress(source.fallback) },
  };
}

const isMade = (cache: string, { files }: { files: readonly string[] }) =>
  files.every((file) => existsSync(path.join(cache, file)));

const encode = async (cache: string, photo: string) =>
  makePicture('photo', await readFile(photo), cache, widest);

/** @returns null when the photograph is unreadable. Rethrows the error of a full disk. */
async function unlessUnreadable<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (isErrorCode(error, 'ENOSPC') || isErrorCode(error, 'EDQUOT')) throw error;
    return null;
  }
}

async function encodePortrait(master: Buffer): Promise<Buffer> {
  try {
    const { default: sharp } = await import('sharp');
    const size = { width: 960, height: 1_200, fit: 'inside', withoutEnlargement: true } as const;
    return await sharp(master).resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  } catch {
    throw new Refused([{ field: 'craftsman.portrait', message: ownerMessages.portrait }]);
  }
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);
