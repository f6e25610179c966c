import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { makePicture, planPicture } from '../../../webpack/picture-loader';
import { isDiskFull } from '../error-code';
import { integrityOf, writeWhole } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { StateFolders } from '../state-folders';
import type { FileHashes } from '../store/stored-files';
import { mediaAddress, mediaFolder, type Content } from './content';
import type { ContentInput } from './input';
import { ownerMessages, Refused, throwRefusals } from './refused';

/** Progress of a publication. */
export type Step = { step: 'photo'; done: number; of: number } | { step: 'compose' | 'check' };

/** Reports progress to the owner's page. */
export type Tell = (step: Step) => void;

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

/** Number of photographs that we encode at a time. The encoder has its own threads. */
const atOnce = 2;

/** Maximum width of a picture in pixels. Encoding a width of 2,400 takes longer than all smaller widths together. */
const widest = 1_600;

/** Folder of encoded files, so that a publication does not encode again what a preview has encoded. */
export const madeFolder = ({ site }: Pick<StateFolders, 'site'>) => path.join(site, '.made');
const cacheOf = (folders: Pick<StateFolders, 'site'>) => path.join(madeFolder(folders), mediaFolder);

/** A photograph of a project, and its field in the input. */
type Photo = { name: string; field: string };

/**
 * Encodes the portrait, and all photographs that neither the live content nor the cache has.
 * @param folder contains the uploaded files.
 * @param live hashes of the live content's files. @throws Refused with a problem for each unreadable photograph.
 */
export async function makeMedia(
  folders: Pick<StateFolders, 'site'>,
  input: ContentInput,
  folder: string,
  live: Content['media'],
  tell: Tell,
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

  const photos = Object.entries(input.projects).flatMap(([id, project]) =>
    project.photos.map(({ file }, index): Photo => ({
      name: file,
      field: `projects.${id}.photos.${index}.file`,
    })),
  );
  const pictures = new Map<string, PictureSource>();
  const unmade = new Set<Photo>();
  await eachPhoto(photos, async (photo) => {
    const plan = await planPhoto(path.join(folder, photo.name));
    pictures.set(photo.name, plan.source);
    files.push(...plan.files);
    const isMade = (file: string) => mediaFolder + file in live || existsSync(path.join(cache, file));
    if (!plan.files.every(isMade)) unmade.add(photo);
  });
  let done = 0;
  if (unmade.size > 0) tell({ step: 'photo', done, of: unmade.size });
  await eachPhoto([...unmade], async ({ name }) => {
    await encode(cache, path.join(folder, name));
    tell({ step: 'photo', done: (done += 1), of: unmade.size });
  });

  const hashes: Record<string, string> = {};
  // Sorted, so that equal input gives equal content.
  for (const file of files.sort())
    hashes[mediaFolder + file] =
      live[mediaFolder + file] ?? integrityOf(await readFile(path.join(cache, file)));
  const made = Object.fromEntries(Object.entries(hashes).filter(([file]) => !(file in live)));
  return { pictures, portrait: portrait || undefined, certificate: certificate || undefined, hashes, made };
}

/** Works on photographs, a few at a time. @throws Refused with a problem for each unreadable photograph. */
async function eachPhoto(photos: readonly Photo[], work: (photo: Photo) => Promise<void>): Promise<void> {
  const unreadable = new Set<Photo>();
  await forEachAtOnce(
    photos,
    (photo) =>
      work(photo).catch((error: unknown) => {
        if (isDiskFull(error)) throw error;
        unreadable.add(photo);
      }),
    atOnce,
  );
  const refused = photos.filter((photo) => unreadable.has(photo));
  throwRefusals(refused.map(({ field }) => ({ field, message: ownerMessages.photo })));
}

/** Encodes uploaded photographs before a publication. Skips unreadable photographs, which a publication reports. */
export async function encodeAhead(
  folders: Pick<StateFolders, 'site'>,
  folder: string,
  names: readonly string[],
  live: Content['media'],
): Promise<void> {
  const photos = names.map((name) => ({ name, field: name }));
  await eachPhoto(photos, async ({ name }) => {
    const { files } = await planPhoto(path.join(folder, name));
    if (files.every((file) => mediaFolder + file in live)) return;
    await encode(cacheOf(folders), path.join(folder, name));
  }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

/** Returns a picture, and the names of the files that the encoding of a photograph produces. */
async function planPhoto(photo: string): Promise<{ files: string[]; source: PictureSource }> {
  const { source, produce } = await planPicture('photo', await readFile(photo), widest);
  const avif = source.avif.map(({ file, width }) => ({ file: mediaAddress(file), width }));
  return { files: [...produce.keys()], source: { ...source, avif, fallback: mediaAddress(source.fallback) } };
}

const encode = async (cache: string, photo: string) =>
  makePicture('photo', await readFile(photo), cache, widest);

async function encodePortrait(master: Buffer): Promise<Buffer> {
  try {
    const { default: sharp } = await import('sharp');
    const size = { width: 960, height: 1_200, fit: 'inside', withoutEnlargement: true } as const;
    return await sharp(master).resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  } catch {
    throw new Refused([{ field: 'portrait', message: ownerMessages.portrait }]);
  }
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);
