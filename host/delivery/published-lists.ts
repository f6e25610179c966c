import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  publishedNames,
  type Place,
  type Published,
  type PublishedName,
  type Service,
  type Work,
  type WorkPhoto,
} from '@renovation-th/shared/contracts/published';
import { delays, type Delay } from '@renovation-th/shared/promises/promises';
import { DeliveryError } from './delivery-error';
import { parseOrRefuse } from './parse-or-refuse';
import { pagePath, releaseFolder, type ReleaseRecord, type RulesOf } from './release-record';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, without accents, such as riom');
const words = z.string().min(1);
const delay = z.custom<Delay>((value) => typeof value === 'string' && value in delays, 'one of the promises');

const place = z.object({
  slug,
  name: words,
  where: words,
  of: words,
  path: pagePath,
  zone: z.enum(['main', 'extended', 'further']),
  delay,
} satisfies RulesOf<Place>);

const service = z.object({
  slug,
  label: words,
  path: pagePath,
  parts: z.array(words),
  sent: words,
  footer: z.object({ label: words, rank: z.number() }),
} satisfies RulesOf<Service>);

const files = z
  .array(
    z.object({ file: z.string().regex(/^\/[\w./-]+$/, 'an address of this site'), width: z.int().min(1) }),
  )
  .min(1);

const photo = z.object({
  moment: z.enum(['before', 'during', 'after']),
  alt: words,
  picture: z.object({ width: z.int().min(1), height: z.int().min(1), avif: files, webp: files }),
} satisfies RulesOf<WorkPhoto>);

const work = z.object({
  slug,
  path: pagePath.transform((value): Work['path'] => `/realisations/${value.slice('/realisations/'.length)}`),
  title: words,
  service: slug,
  place: slug,
  month: z.string().regex(/^\d{4}-\d\d$/, 'a month such as 2026-03'),
  days: z.number().min(0),
  story: words,
  photos: z.array(photo).min(2),
} satisfies RulesOf<Work>);

const rules = {
  places: eachOnce(place),
  services: eachOnce(service),
  works: eachOnce(work),
} satisfies RulesOf<Published>;

/** Lists that are empty while nobody publishes them: the owner may have shown nothing yet. */
const emptyLists: Partial<Published> = { works: [] };
/** Whether a site may do without a release that publishes the list. */
export const mayBeEmpty = (name: PublishedName) => emptyLists[name] !== undefined;

function eachOnce<One extends z.ZodType<{ slug: string }>>(one: One) {
  return z
    .array(one)
    .refine((all) => new Set(all.map((each) => each.slug)).size === all.length, 'each slug stands once');
}

/** Where a release has a list. */
export const publishedFile = (name: PublishedName) => `server/published/${name}.json`;

/** The lists that a release publishes, as files of it. @throws DeliveryError when a list is not well formed. */
export function publishedTexts(app: string, published: Partial<Published>): Readonly<Record<string, string>> {
  const names = publishedNames.filter((name) => published[name]);
  return Object.fromEntries(
    names.map((name) => [publishedFile(name), JSON.stringify(checked(app, name, published[name]))]),
  );
}

/** The lists of a release, for compose and the gate. @throws DeliveryError when a list is not well formed. */
export async function readPublished(
  releases: string,
  { app, version, publishes }: Pick<ReleaseRecord, 'app' | 'version' | 'publishes'>,
): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const name of publishes) {
    const text = await readFile(
      path.join(releaseFolder(releases, app, version), publishedFile(name)),
      'utf8',
    );
    Object.assign(lists, { [name]: checked(app, name, JSON.parse(text)) });
  }
  return lists;
}

/** @throws DeliveryError when no remote publishes one of the lists. */
export function usedLists(
  remotes: readonly { published: Partial<Published> }[],
  names: readonly PublishedName[],
): Published {
  const lists: Partial<Published> = Object.assign(
    { ...emptyLists },
    ...remotes.map(({ published }) => published),
  );
  const missing = names.find((name) => !lists[name]);
  if (missing) {
    throw new DeliveryError(
      `No live release publishes the list ${missing}.`,
      'Promote a release that publishes it together with those that use it.',
    );
  }
  return lists as Published;
}

const checked = (app: string, name: PublishedName, list: unknown) =>
  parseOrRefuse(rules[name], list, `The list « ${name} » that ${app} publishes is not well formed`);
