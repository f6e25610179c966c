import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  publishedListFile,
  publishedNames,
  type Place,
  type Published,
  type PublishedName,
  type Service,
  type Work,
} from '@renovation-th/shared/contracts/published';
import { parseOrRefuse } from './parse-or-refuse';
import { liveVersion, type Registry } from './registry';
import {
  pagePath,
  readRelease,
  releaseFolder,
  type ContractNames,
  type ReleaseRecord,
  type RulesOf,
} from './release-record';

const text = z.string().min(1);
const named = {
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, without accents, such as riom'),
  path: pagePath,
};
const files = z.array(z.object({ file: text, width: z.number() }));

/** The schema of each list, checked when it is published. */
const entries = {
  places: z.object({
    ...named,
    name: text,
    where: text,
    of: text,
    zone: z.enum(['main', 'extended', 'further']),
    delay: z.enum(['within-24-hours', 'within-48-hours', 'within-the-week', 'quote']),
  } satisfies RulesOf<Place>),
  services: z.object({
    ...named,
    label: text,
    parts: z.array(text),
    sent: text,
    footer: z.object({ label: text, rank: z.number() }),
  } satisfies RulesOf<Service>),
  works: z.object({
    ...named,
    path: z.templateLiteral(['/realisations/', named.slug]),
    title: text,
    service: named.slug,
    place: named.slug,
    month: z.string().regex(/^\d{4}-\d{2}$/, 'a month such as 2026-03'),
    days: z.number(),
    story: z.string(),
    photos: z.array(
      z.object({
        moment: z.enum(['before', 'during', 'after']),
        alt: z.string(),
        picture: z.object({ width: z.number(), height: z.number(), avif: files, webp: files }),
      }),
    ),
  } satisfies RulesOf<Work>),
} satisfies Record<PublishedName, z.ZodType>;

const listOf = <Entry extends z.ZodType<{ slug: string }>>(entry: Entry) =>
  z
    .array(entry)
    .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'each slug stands once');

/** The lists that a release publishes, as files of it. @throws DeliveryError when a list is not well formed. */
export function publishedTexts(app: string, published: Partial<Published>): Readonly<Record<string, string>> {
  const names = publishedNames.filter((name) => published[name]);
  return Object.fromEntries(
    names.map((name) => {
      const list = parseOrRefuse(
        listOf<z.ZodType<{ slug: string }>>(entries[name]),
        published[name],
        notWellFormed(app, name),
      );
      return [publishedListFile(name), JSON.stringify(list)];
    }),
  );
}

/** Fields that the entries of these lists have. */
export const fieldsOf = (names: readonly PublishedName[]): ContractNames['lists'] =>
  Object.fromEntries(names.map((name) => [name, Object.keys(entries[name].shape)]));

/** The lists of a release. @throws DeliveryError when a list is not well formed. */
export async function readPublished(
  releases: string,
  { app, version, publishes }: Pick<ReleaseRecord, 'app' | 'version' | 'publishes'>,
): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const name of publishes) {
    const text = await readFile(
      path.join(releaseFolder(releases, app, version), publishedListFile(name)),
      'utf8',
    );
    const list = parseOrRefuse(listOf(known), JSON.parse(text), notWellFormed(app, name));
    Object.assign(lists, { [name]: list });
  }
  return lists;
}

/** What all live releases publish. @throws DeliveryError when a release is missing or damaged. */
export async function livePublished(releases: string, registry: Registry): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const app of Object.keys(registry.microFrontends)) {
    const version = liveVersion(registry, app);
    if (version)
      Object.assign(lists, await readPublished(releases, await readRelease(releases, app, version)));
  }
  return lists;
}

/** Fields that delivery itself reads of a list, which another checkout may have published. */
const known = z.looseObject(named);

const notWellFormed = (app: string, name: PublishedName) =>
  `The list « ${name} » that ${app} publishes is not well formed`;
