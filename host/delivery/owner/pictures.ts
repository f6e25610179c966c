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
import type { ContentInput, Problem } from './input';
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
  const pictures = new Map<string, PictureSource>();
  const hashes: Record<string, string> = {};
  const made: Record<string, string> = {};
  const cache = path.join(madeFolder(folders), mediaFolder);
  const add = async (file: string) => {
    const name = mediaFolder + file;
    const known = live[name];
    const hash = known ?? integrityOf(await readFile(path.join(cache, file)));
    hashes[name] = hash;
    if (known === undefined) made[name] = hash;
    return mediaAddress(file);
  };
  const isKnown = (file: string) => mediaFolder + file in live || existsSync(path.join(cache, file));
  const keep = async (file: string, content: Buffer) => {
    await writeWhole(path.join(cache, file), content);
    return add(file);
  };

  const given = async (name: string | undefined) => name && readFile(path.join(folder, name));
  const [attestation, sent] = [await given(input.attestation), await given(input.portrait)];
  const certificate = attestation && (await keep(`attestation-${digest(attestation)}.pdf`, attestation));
  const portrait = sent && (await keep(`portrait-${digest(sent)}.jpg`, await encodePortrait(sent)));

  const planned: { files: readonly string[]; photo: string; field: string }[] = [];
  const refused: Problem[] = [];
  const refuse = (field: string) => refused.push({ field, message: ownerMessages.photo });
  for (const [id, { photos }] of Object.entries(input.projects))
    for (const [index, { file: name }] of photos.entries()) {
      const [photo, field] = [path.join(folder, name), `projects.${id}.photos.${index}.file`];
      const plan = await unlessUnreadable(() => planPhoto(photo));
      if (!plan) {
        refuse(field);
        continue;
      }
      pictures.set(name, plan.source);
      planned.push({ files: plan.files, photo, field });
    }
  throwRefusals(refused);

  const unmade = planned.filter(({ files }) => !files.every(isKnown));
  let done = 0;
  if (unmade.length > 0) tell({ step: 'photo', done, of: unmade.length });
  await forEachAtOnce(
    unmade,
    async ({ photo, field }) => {
      if (!(await unlessUnreadable(() => encode(cache, photo)))) refuse(field);
      else tell({ step: 'photo', done: (done += 1), of: unmade.length });
    },
    atOnce,
  );
  throwRefusals(refused);
  for (const { files } of planned) for (const file of files) await add(file);
  return { pictures, portrait: portrait || undefined, certificate: certificate || undefined, hashes, made };
}

/** Encodes uploaded photographs before a publication. Skips unreadable photographs, which a publication reports. */
export async function encodeAhead(
  folders: Pick<StateFolders, 'site'>,
  folder: string,
  files: readonly string[],
  live: Content['media'],
): Promise<void> {
  const cache = path.join(madeFolder(folders), mediaFolder);
  for (const photo of files.map((file) => path.join(folder, file)))
    await unlessUnreadable(async () => {
      const { files: made } = await planPhoto(photo);
      if (!made.every((file) => mediaFolder + file in live)) await encode(cache, photo);
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

/** @returns null when the photograph is unreadable. Rethrows the error of a full disk. */
async function unlessUnreadable<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (isDiskFull(error)) throw error;
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
