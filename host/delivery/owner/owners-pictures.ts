import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { makePicture } from '../../../webpack/picture-loader';
import { isErrorCode } from '../../server/error-code';
import { forEachAtOnce } from '../for-each-at-once';
import { linkOrCopy, writeWhole } from '../files';
import { pictureCacheFolder, ownerApp } from '../release/release-record';
import { ownersAddress } from '../owners-statements';
import type { OwnerInput } from '../../server/identity/owner-input';
import type { Problem } from '../../server/identity/owner-job';
import { ownerMessages, throwRefusals, Refused, type Tell } from './refusals';

/** The owner's encoded files. */
export type OwnersFiles = {
  /** Pictures by the file name that works use. */
  pictures: ReadonlyMap<string, PictureSource>;
  portrait: string | undefined;
  certificate: string | undefined;
  files: ReadonlyMap<string, string>;
  /** Files of the pictures of each original, by the hash of the original. */
  originals: Readonly<Record<string, string[]>>;
};

/** Returns the folder that caches encoded photographs, for previews and publications. */
const picturesFolder = (releases: string) => path.join(releases, ownerApp, pictureCacheFolder);

/** Photographs encoded at a time; the encoder has threads of its own. */
const atOnce = 2;

/** Maximum width of a picture in pixels. Encoding 2,400 pixels takes longer than all other widths together. */
const widest = 1_600;

/**
 * Encodes all photographs in all widths and formats, and the owner's other files, and reports progress.
 * @param folder of all files.
 * @param live files of the live release, which are not encoded again. @throws Refused for each unreadable photograph.
 */
export async function makeOwnersFiles(
  releases: string,
  input: OwnerInput,
  folder: string,
  live: ReadonlyMap<string, string>,
  tell: Tell,
): Promise<OwnersFiles> {
  const cache = picturesFolder(releases);
  await mkdir(cache, { recursive: true });
  for (const [file, source] of live) linkOrCopy(source, path.join(cache, file));
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
  const photos = Object.entries(input.works).flatMap(([id, work]) =>
    work.photos.map(({ file, original }, index) => ({
      file,
      original,
      field: `works.${id}.photos.${index}.file`,
    })),
  );
  if (photos.length > 0) tell({ step: 'photo', done: 0, of: photos.length });
  const encode = async ({ file: name, original, field }: (typeof photos)[number]) => {
    const made = await picture(cache, path.join(folder, name));
    if (!made) return refused.push({ field, message: ownerMessages.photo });
    for (const { file } of made.files) files.set(file, path.join(cache, file));
    pictures.set(name, made.source);
    const known = originals[original] ?? [];
    originals[original] = [...new Set([...known, ...made.files.map(({ file }) => file)])].sort();
    return tell({ step: 'photo', done: pictures.size, of: photos.length });
  };
  await forEachAtOnce(photos, encode, atOnce);
  throwRefusals(refused);
  return {
    pictures,
    portrait: portrait ?? undefined,
    certificate: certificate ?? undefined,
    files,
    // Sorted, so that equal content gives the same release.
    originals: Object.fromEntries(Object.entries(originals).sort()),
  };
}

/** Encodes a photograph. @returns null when the photograph cannot be read. */
async function picture(cache: string, photo: string) {
  try {
    const master = await readFile(photo);
    const { source, files } = await makePicture('photo', master, cache, widest);
    const addressed = source.avif.map(({ file, width }) => ({ file: ownersAddress(file), width }));
    return { files, source: { ...source, avif: addressed, fallback: ownersAddress(source.fallback) } };
  } catch (error) {
    // A full disk does not make the photograph unreadable.
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
