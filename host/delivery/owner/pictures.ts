import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { makePicture, planPicture } from '../../../webpack/picture-loader';
import { integrityOf, writeWhole, type FileHashes } from '../files';
import type { StateFolders } from '../state-folders';
import { mediaAddress, mediaFolder, type Content } from './content';
import type { ContentInput } from './input';

/** The owner's files, ready for a site. */
export type Media = {
  /** Pictures by file name of the photograph. */
  pictures: ReadonlyMap<string, PictureSource>;
  /** URL paths. */
  portrait: string | undefined;
  certificate: string | undefined;
  /** Hash of each file, by path in the site. */
  hashes: Content['media'];
  /** Hashes of the files that the live content lacks, by path below `madeFolder`. */
  made: FileHashes;
};

/** Maximum width of a picture in pixels. Encoding a width of 2,400 takes longer than all smaller widths together. */
const widest = 1_600;

/** Folder of encoded files, so that a publication does not encode again what a preview has encoded. */
export const madeFolder = ({ site }: Pick<StateFolders, 'site'>) => path.join(site, '.made');
const cacheOf = (folders: Pick<StateFolders, 'site'>) => path.join(madeFolder(folders), mediaFolder);

/**
 * Encodes the portrait, and all photographs that neither the live content nor the cache has.
 * @param folder contains the uploaded files.
 * @param live hashes of the live content's files.
 */
export async function makeMedia(
  folders: Pick<StateFolders, 'site'>,
  input: ContentInput,
  folder: string,
  live: Content['media'],
): Promise<Media> {
  const cache = cacheOf(folders);
  /** Names of all files, below `media/`. */
  const files: string[] = [];
  const keep = async (file: string, content: Buffer) => {
    await writeWhole(path.join(cache, file), content);
    files.push(file);
    return mediaAddress(file);
  };
  const given = async (name: string | undefined) => name && readFile(path.join(folder, name));
  const [attestation, sent] = [await given(input.attestation), await given(input.portrait)];
  const certificate = attestation && (await keep(`attestation-${digest(attestation)}.pdf`, attestation));
  const portrait = sent && (await keep(`portrait-${digest(sent)}.jpg`, await encodePortrait(sent)));

  const photos = Object.values(input.projects).flatMap((project) => project.photos.map(({ file }) => file));
  const pictures = new Map<string, PictureSource>();
  for (const photo of photos) {
    const plan = await makePhoto(cache, path.join(folder, photo), live);
    pictures.set(photo, plan.source);
    files.push(...plan.files);
  }

  const hashes: Record<string, string> = {};
  // Sorted, so that equal input gives equal content.
  for (const file of files.sort())
    hashes[mediaFolder + file] =
      live[mediaFolder + file] ?? integrityOf(await readFile(path.join(cache, file)));
  const made = Object.fromEntries(Object.entries(hashes).filter(([file]) => !(file in live)));
  return { pictures, portrait: portrait || undefined, certificate: certificate || undefined, hashes, made };
}

/** Encodes uploaded photographs before a publication. */
export async function encodeAhead(
  folders: Pick<StateFolders, 'site'>,
  folder: string,
  names: readonly string[],
  live: Content['media'],
): Promise<void> {
  for (const name of names) await makePhoto(cacheOf(folders), path.join(folder, name), live);
}

/** Encodes a photograph unless the live content or the cache has it. @returns the picture, and the names of its files. */
async function makePhoto(
  cache: string,
  photo: string,
  live: Content['media'],
): Promise<{ files: string[]; source: PictureSource }> {
  const master = await readFile(photo);
  const { source, produce } = await planPicture('photo', master, widest);
  const files = [...produce.keys()];
  if (!files.every((file) => mediaFolder + file in live)) await makePicture('photo', master, cache, widest);
  const avif = source.avif.map(({ file, width }) => ({ file: mediaAddress(file), width }));
  return { files, source: { ...source, avif, fallback: mediaAddress(source.fallback) } };
}

async function encodePortrait(master: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const size = { width: 960, height: 1_200, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(master).resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);
