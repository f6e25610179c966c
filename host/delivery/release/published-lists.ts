import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  publishedListFile,
  publishedNames,
  type Published,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import { parseOrRefuse } from '../parse-or-refuse';
import { publishedEntries } from '@renovation-th/shared/contracts/published-schema';
import { releaseFolder, type ContractNames, type ReleaseRecord } from './release-record';

/** Serializes the lists that a release publishes, by file. @throws DeliveryError when a list is invalid. */
export function publishedTexts(app: string, published: Partial<Published>): Readonly<Record<string, string>> {
  const names = publishedNames.filter((name) => published[name]);
  return Object.fromEntries(
    names.map((name) => {
      const entry: z.ZodType<{ slug: string }> = publishedEntries[name];
      const list = z.array(entry).refine(hasUniqueSlugs, 'each slug must be unique');
      const problem = `The list "${name}" that ${app} publishes is invalid`;
      return [publishedListFile(name), JSON.stringify(parseOrRefuse(list, published[name], problem))];
    }),
  );
}

const hasUniqueSlugs = (entries: readonly { slug: string }[]) =>
  new Set(entries.map(({ slug }) => slug)).size === entries.length;

/** Returns the fields of each list. */
export const fieldsOf = (names: readonly PublishedName[]): ContractNames =>
  Object.fromEntries(names.map((name) => [name, Object.keys(publishedEntries[name].shape)]));

/** Reads the slugs of a list that a release publishes. */
export async function publishedSlugs(
  releases: string,
  { app, version }: Pick<ReleaseRecord, 'app' | 'version'>,
  list: PublishedName,
): Promise<string[]> {
  const file = path.join(releaseFolder(releases, app, version), publishedListFile(list));
  const entries = JSON.parse(await readFile(file, 'utf8')) as { slug: string }[];
  return entries.map(({ slug }) => slug);
}
