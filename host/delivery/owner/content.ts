import { z } from 'zod';
import { socialCardOf, type PictureSource } from '@renovation-th/shared/contracts/picture';
import type { Project } from '@renovation-th/shared/contracts/published';
import { publishedEntries } from '@renovation-th/shared/contracts/published-schema';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { identitySchema } from '@renovation-th/shared/identity/identity-schema';
import { integrityOf, type FileHashes } from '../files';
import { jsonOf, parseOrRefuse } from '../parse-or-refuse';
import type { Registry } from '../registry';
import { fileBelow, integrity } from '../release/release-record';
import type { Store } from '../store/store';
import { fetchObject, keyOf } from '../store/transfer';
import { withOwnersFields } from './identity';
import { contentInput, isPaired } from './input';
import { typesetAll } from './typeset';

const { projects: project } = publishedEntries;
const photo = project.shape.photos.unwrap().element.extend({
  /** Hash of the photograph as it was first stored, before the owner turned it. The owner removes it by this hash. */
  original: z.string(),
});

const contentSchema = z.object({
  /** The identity of the installation, which applies where the owner has published no field. */
  base: identitySchema,
  /** All fields that the owner has published so far. */
  identity: contentInput.shape.identity,
  /** URL paths of the owner's files. */
  portrait: z.string().optional(),
  certificate: z.string().optional(),
  /** Newest first. */
  projects: z.array(project.extend({ id: z.string(), photos: z.array(photo) })),
  /** Slugs by id of the project, even of removed projects. The slug of a project does not change with its title. */
  slugs: z.record(z.string(), z.string()),
  /** Hash of each file, by path in the site. */
  media: z.record(fileBelow, integrity),
});

/** What the owner has published: fields of the identity, projects, and the hashes of their files. */
export type Content = z.output<typeof contentSchema>;
type ContentPhoto = Content['projects'][number]['photos'][number];

/** Folder of a composed site with the owner's photographs and documents, and the folder of these files in the store. */
export const mediaFolder = 'media/';

/** Returns the URL path of a file of the owner. */
export const mediaAddress = (file: string) => `/${mediaFolder}${file}`;

const emptyContent = (base: Identity): Content =>
  contentSchema.parse({ base, identity: {}, projects: [], slugs: {}, media: {} });

const contentKey = (hash: string) => keyOf('content', hash);

/** Puts content into the store. Equal content gives the same hash. @returns the hash, for the entry. */
export async function storeContent(store: Store, content: Content): Promise<string> {
  const text = JSON.stringify(typesetAll(contentSchema.parse(content)));
  const hash = integrityOf(text);
  await store.putIfAbsent(contentKey(hash), Buffer.from(text));
  return hash;
}

/** Reads content from the store. @throws DeliveryError when it is missing, damaged or of a newer version of this tool. */
export async function readContent(store: Store, hash: string): Promise<Content> {
  const text = (await fetchObject(store, contentKey(hash), hash, 'The content')).toString();
  const problem = `This checkout cannot read the content ${contentKey(hash)} of ${store.name}`;
  return parseOrRefuse(jsonOf(contentSchema), text, problem, 'Nothing was changed. Update your checkout.');
}

/** Reads the live content. Nothing is published before the first content. */
export const readLiveContent = async (
  store: Store,
  { content }: Pick<Registry, 'content'>,
  base: Identity,
): Promise<Content> => (content === null ? emptyContent(base) : readContent(store, content));

/** Replaces the installation's identity below the fields that the owner has published. @returns the new hash. */
export const storeBase = async (
  store: Store,
  before: Pick<Registry, 'content'>,
  base: Identity,
): Promise<string> => storeContent(store, { ...(await readLiveContent(store, before, base)), base });

/** Returns the paths in the site of the files that were made from a photograph. */
export const filesOfPicture = (picture: PictureSource): string[] =>
  [...picture.avif.map(({ file }) => file), picture.fallback, socialCardOf(picture)].map((file) =>
    file.slice(1),
  );

/** What a site shows of the owner on one day. */
export type SiteContent = {
  identity: Identity;
  projects: readonly Project[];
  /** Hash of each file of the owner, by path in the site. */
  media: FileHashes;
  /** Whether only the owner sees the site. */
  isPreview?: boolean | undefined;
};

/** Omits removed photographs, and projects that then lack a before or an after photograph. */
export function contentOn(
  content: Content,
  { day, removedMedia }: Pick<Registry, 'day' | 'removedMedia'>,
): SiteContent {
  const removed = new Set(removedMedia);
  const isShown = ({ original, picture }: ContentPhoto) =>
    ![original, ...hashesOf(content, filesOfPicture(picture))].some((hash) => removed.has(hash));
  const shown = content.projects
    .map((one) => ({ ...one, photos: one.photos.filter(isShown) }))
    .filter(({ photos }) => isPaired(photos));
  const { portrait, certificate } = content;
  const documents = [portrait, certificate].flatMap((address) => address?.slice(1) ?? []);
  const pictures = shown.flatMap(({ photos }) => photos.flatMap(({ picture }) => filesOfPicture(picture)));
  const files = new Set([...documents, ...pictures]);
  return {
    identity: identityOn(day, withOwnersFields(content.base, content.identity, content)),
    projects: z.array(project).parse(shown),
    media: Object.fromEntries(Object.entries(content.media).filter(([file]) => files.has(file))),
  };
}

/** Returns the hashes of files that content contains. */
export const hashesOf = ({ media }: Content, files: readonly string[]): string[] =>
  files.flatMap((file) => media[file] ?? []);

/** Returns what the site of an entry shows. @param base the identity that applies before the first content. */
export const readSiteContent = async (
  store: Store,
  registry: Pick<Registry, 'content' | 'day' | 'removedMedia'>,
  base: Identity,
): Promise<SiteContent> => contentOn(await readLiveContent(store, registry, base), registry);
