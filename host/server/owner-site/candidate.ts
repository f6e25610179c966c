import { copyFile, link, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { readDraft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { ownerInput, workInput } from '../identity/owner-input';
import { siteTexts } from './content/site-texts';
import { workSection } from './content/sections';
import { listPhotos, type Moment, type Photo } from './photo-drafts';
import type { Section, Texts } from './section';
import { saidIn } from './section-values';
import { listWorks, readPhotoWords, savedSections, type PhotoWords, type WorkDraft } from './site-drafts';
import type { SiteFolder } from './site-folder';

/** What is wrong, and where: `insurance.zone`, `works.0.title`; within one work, `title`. */
export type Problem = { field: string; message: string };

/** A photograph as the site will show it. */
export type WorkPhoto = { photo: Photo; moment: Moment; alt: string };

/** All that he has prepared, as `rth owner` takes it. */
type Candidate = {
  input: { identity: Readonly<Record<string, JsonValue>>; works: readonly JsonValue[] };
  /** The works in the same order, to find them again. */
  workIds: readonly string[];
  /** Where each file lies, by its name in the folder of the candidate. */
  files: ReadonlyMap<string, string>;
  /** Photographs that are not drawn yet. */
  unready: number;
};

export const portraitHome = 'portrait';
export const attestationDraft = 'attestation';

/** In the order that he has given them; new ones come last. @param said Default: what he has saved. */
export function photosOf(
  database: RequestDatabase,
  work: string,
  said: PhotoWords = readPhotoWords(database, work),
): readonly WorkPhoto[] {
  const { order, words } = said;
  const place = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : order.length);
  return listPhotos(database, work)
    .toSorted((a, b) => place(a) - place(b))
    .map((photo) => ({ photo, moment: photo.moment, alt: '', ...words[photo.id] }));
}

/** Whether it can be shown: drawn anew, and with everything hidden that he wanted to hide. */
export function isReady({ file, isPending, problem }: Photo): boolean {
  return file !== null && !isPending && problem === null;
}

/** A work as `rth owner` takes it. Those without the word of the customer are not published. */
function workOf(database: RequestDatabase, { id, texts }: WorkDraft): JsonValue {
  const photos = photosOf(database, id).filter(({ photo }) => isReady(photo));
  const slug = readDraft(database, `work/${id}/slug`)?.value;
  return {
    ...saidIn(workSection, texts),
    ...(typeof slug === 'string' && { slug }),
    photos: photos.map(({ photo, moment, alt }) => ({
      file: `photos/${photo.file}`,
      moment,
      // Better than nothing for whoever does not see it.
      alt: alt || siteTexts.altOtherwise(siteTexts.moments[moment], texts.title ?? ''),
    })),
  };
}

export function isAgreed({ texts }: WorkDraft): boolean {
  return Boolean(texts.hasConsent);
}

export function candidateOf(database: RequestDatabase, folder: SiteFolder): Candidate {
  const works = listWorks(database).filter(isAgreed);
  const photos = works.flatMap(({ id }) => listPhotos(database, id));
  const portrait = portraitOf(database);
  const attestation = attestationOf(database);
  const files = new Map<string, string>();
  for (const photo of photos)
    if (photo.file !== null) files.set(`photos/${photo.file}`, folder.filePath(photo.file));
  if (portrait?.file) files.set('portrait.jpg', folder.filePath(portrait.file));
  if (attestation) files.set('attestation.pdf', folder.filePath(attestation));
  return {
    input: {
      identity: Object.assign(
        {},
        ...savedSections(database).map(({ section, texts }) => saidIn(section, texts)),
      ),
      works: works.map((work) => workOf(database, work)),
    },
    workIds: works.map(({ id }) => id),
    files,
    unready: [...photos, ...(portrait ? [portrait] : [])].filter((photo) => !isReady(photo)).length,
  };
}

/** The newest that he has sent. */
export function portraitOf(database: RequestDatabase): Photo | null {
  return listPhotos(database, portraitHome).at(-1) ?? null;
}

/** Name of the file that holds it; null when he has sent none. */
export function attestationOf(database: RequestDatabase): string | null {
  const value = readDraft(database, attestationDraft)?.value;
  return typeof value === 'string' ? value : null;
}

/** What the site cannot take of what he typed in a section. */
export function problemsOfSection(section: Section, texts: Texts): readonly Problem[] {
  return problemsIn(ownerInput.safeParse({ identity: saidIn(section, texts), works: [] }));
}

export function problemsOfWork(database: RequestDatabase, work: WorkDraft): readonly Problem[] {
  return problemsIn(workInput.safeParse(workOf(database, work)));
}

export function problemsOfCandidate({ input }: Candidate): readonly Problem[] {
  return problemsIn(ownerInput.safeParse(input));
}

type Parsed = {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

function problemsIn({ error }: Parsed): readonly Problem[] {
  return (error?.issues ?? []).map(({ path: place, message }) => ({
    field: fieldIn(place.map(String).join('.')),
    message,
  }));
}

/** The same field has one name here, whoever refuses it. */
export const fieldIn = (place: string) => place.replace(/^identity\./, '');

/** Writes the candidate for a command to read. @throws Error when there is no room. */
export async function writeCandidate({ input, files }: Candidate, folder: string): Promise<void> {
  await writeFile(path.join(folder, 'owner.json'), JSON.stringify(input), { mode: 0o600 });
  for (const [name, from] of files) {
    const to = path.join(folder, name);
    await link(from, to).catch(() => copyFile(from, to));
  }
}
