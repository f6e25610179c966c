import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  publishedListFile,
  publishedNames,
  type Published,
  type PublishedName,
} from '@renovation-th/shared/contracts/published';
import { jsonOf, parseOrRefuse } from '../parse-or-refuse';
import { publishedAddress, publishedEntries } from '@renovation-th/shared/contracts/published-schema';
import type { Registry } from '../registry';
import { readRelease, releaseFolder, type ContractNames, type ReleaseRecord } from './release-record';

const listOf = <Entry extends z.ZodType<{ slug: string }>>(entry: Entry) =>
  z
    .array(entry)
    .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'each slug must be unique');

/** Serializes the lists that a release publishes, by file. @throws DeliveryError when a list is invalid. */
export function publishedTexts(app: string, published: Partial<Published>): Readonly<Record<string, string>> {
  const names = publishedNames.filter((name) => published[name]);
  return Object.fromEntries(
    names.map((name) => {
      const list = parseOrRefuse(
        listOf<z.ZodType<{ slug: string }>>(publishedEntries[name]),
        published[name],
        notWellFormed(app, name),
      );
      return [publishedListFile(name), JSON.stringify(list)];
    }),
  );
}

/** Returns the fields of each list. */
export const fieldsOf = (names: readonly PublishedName[]): ContractNames =>
  Object.fromEntries(names.map((name) => [name, Object.keys(publishedEntries[name].shape)]));

/** Reads the lists of a release. @throws DeliveryError when a list is invalid. */
export async function readPublished(
  releases: string,
  { app, version, publishes }: Pick<ReleaseRecord, 'app' | 'version' | 'publishes'>,
): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const name of publishes) {
    const file = path.join(releaseFolder(releases, app, version), publishedListFile(name));
    const list = jsonOf(listOf(addressed));
    Object.assign(lists, {
      [name]: parseOrRefuse(list, await readFile(file, 'utf8'), notWellFormed(app, name)),
    });
  }
  return lists;
}

/** Reads the lists of all live releases. @throws DeliveryError when a release is missing or damaged. */
export async function livePublished(
  releases: string,
  registry: Pick<Registry, 'apps'>,
): Promise<Partial<Published>> {
  const lists: Partial<Published> = {};
  for (const [app, version] of Object.entries(registry.apps))
    Object.assign(lists, await readPublished(releases, await readRelease(releases, app, version)));
  return lists;
}

/** Checks only the fields that delivery reads, because another checkout may have published the list. */
const addressed = z.looseObject(publishedAddress);

const notWellFormed = (app: string, name: PublishedName) =>
  `The list "${name}" that ${app} publishes is invalid`;
