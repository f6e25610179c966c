import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  publishedListFile,
  publishedNames,
  type Published,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import { parseOrRefuse } from './parse-or-refuse';
import type { Live } from './registry';
import { pagePath, readRelease, releaseFolder, type ReleaseRecord } from './release-record';

/**
 * Fields of every entry of a list. Types of the contract describe the others, unchecked: a team whose release runs code
 * is trusted, and the owner's input was validated when he typed it.
 */
const entry = z.looseObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, without accents, such as riom'),
  path: pagePath,
});
const list = z
  .array(entry)
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'each slug stands once');

/** The lists that a release publishes, as files of it. @throws DeliveryError when a list is not well formed. */
export function publishedTexts(app: string, published: Partial<Published>): Readonly<Record<string, string>> {
  const names = publishedNames.filter((name) => published[name]);
  return Object.fromEntries(
    names.map((name) => [publishedListFile(name), JSON.stringify(checked(app, name, published[name]))]),
  );
}

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
    Object.assign(lists, { [name]: checked(app, name, JSON.parse(text)) });
  }
  return lists;
}

/** What all live releases publish. @throws DeliveryError when a release is missing or damaged. */
export async function livePublished(releases: string, registry: Live): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const [app, version] of Object.entries(registry.apps))
    Object.assign(lists, await readPublished(releases, await readRelease(releases, app, version)));
  return lists;
}

const checked = (app: string, name: PublishedName, said: unknown) =>
  parseOrRefuse(list, said, `The list « ${name} » that ${app} publishes is not well formed`);
