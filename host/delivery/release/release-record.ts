import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-paths';
import type { PublishedName } from '@renovation-th/shared/contracts/published';
import { DeliveryError } from '../delivery-error';
import { fileIn, listFolders, pathBelow, readIfThere } from '../files';
import { jsonOf, parseOrRefuse } from '../parse-or-refuse';

/** Hash of a file, in the format of the HTML attribute `integrity`. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 in base64');
/** Relative path of a file. It must not leave the folder to which we join it. */
export const fileBelow = z.string().max(300).regex(pathBelow, 'a file such as client/main.js');
const pagePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/,
    'a path such as /villes/riom: lower case, no final slash',
  )
  .transform((value): `/${string}` => `/${value.slice(1)}`);

/** Name of a slot. A page may show a slot that no release offers yet. */
export const slotName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'words in lower case, such as town-links');
/** Name of a list. Accepts unknown names, because a later checkout may have other lists. */
const publishedName = z.custom<PublishedName>(
  (name) => slotName.safeParse(name).success,
  'the name of a list, such as places',
);
/** Names of exports by provided module, and of fields by list. */
const contractNames = z.record(z.string(), z.array(z.string()));
export type ContractNames = z.infer<typeof contractNames>;

const jsonLd = z.record(z.string(), z.json());

/** Has a rule for each field, because zod silently drops a field without a rule. */
export const releasedPage = z.object({
  path: pagePath,
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(200),
  view: z.string().min(1),
  breadcrumbs: z.array(z.object({ label: z.string(), path: pagePath })).optional(),
  slots: z.array(slotName).optional(),
  // A file of this release. A page that is made from another app's list has the address of that app's file instead.
  socialCard: fileBelow.or(z.string().regex(/^\/[\w./-]+$/)).optional(),
  sitemap: z
    .object({
      priority: z.number().min(0).max(1),
      changeFrequency: z.enum(['weekly', 'monthly', 'yearly']),
      lastModified: z.iso.date(),
    })
    .optional(),
  structuredData: z.array(jsonLd).optional(),
} satisfies { [Field in keyof ReleasedPage]-?: z.ZodType<ReleasedPage[Field]> });

const releaseRecord = z.object({
  app: z.string(),
  /** Package version and hash of the inputs, such as `1.0.0-3fa9c2d1e0`. Ends with `-dirty` without a commit. */
  version: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}(?:-dirty)?$/),
  /** Commit of the checkout. */
  commit: z.string(),
  /** Date of the commit. */
  committed: z.iso.datetime().optional(),
  /** Contract version of the build; see `shared/src/contracts/versions.ts`. */
  contract: z.int(),
  /** Client file that starts the app: `main.js` or `remoteEntry.js`. */
  entry: fileBelow,
  /** Name of the federation container. Only remotes have one. */
  container: z.string().optional(),
  mounts: z.array(pagePath),
  slots: z.array(slotName),
  /** Scripts of each section that browsers can load, below `client/`. */
  sections: z.record(z.string(), z.array(fileBelow).min(1)),
  /** Lists for other releases, in `server/published/`. */
  publishes: z.array(publishedName),
  /** Names that the release uses from other releases, and names that it offers to them. */
  uses: contractNames,
  offers: contractNames,
  pages: z.array(releasedPage),
  /** Hash of each file, by path in the release. */
  files: z.record(fileBelow, integrity),
});

/** Content of a release's `release.json`. */
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** Returns the path of a page's record in the unpublished half of its release. */
export function recordFileOf({ path: page }: Pick<ReleasedPage, 'path'>): string {
  return `server/${pageRecordFile(page)}`;
}

/** Returns the folder of a release. @throws DeliveryError when the names lead outside the folder of releases. */
export const releaseFolder = (releases: string, app: string, version: string): string =>
  fileIn(releases, `${app}/${version}`);

/** Lists the versions of an app's releases on disk, newest first. */
export async function releasedVersions(releases: string, app: string): Promise<string[]> {
  const made: { version: string; madeAt: number }[] = [];
  for (const version of await listFolders(path.join(releases, app))) {
    const record = await stat(recordFile(releases, app, version)).catch(() => null);
    if (record) made.push({ version, madeAt: record.mtimeMs });
  }
  return made.sort((one, other) => other.madeAt - one.madeAt).map(({ version }) => version);
}

/** Returns whether a release is on disk, even if it is damaged. */
export async function isReleased(releases: string, app: string, version: string): Promise<boolean> {
  return (await stat(recordFile(releases, app, version)).catch(() => null)) !== null;
}

/** Reads the record of a release. @throws DeliveryError when the release is missing or its record is damaged. */
export async function readRelease(releases: string, app: string, version: string): Promise<ReleaseRecord> {
  const file = recordFile(releases, app, version);
  const content = await readIfThere(file);
  const again = `npm run release -- ${app}`;
  if (content === null)
    throw new DeliveryError(
      `There is no release ${version} of ${app}.`,
      `npm run status lists its releases; make one with: ${again}`,
    );
  const remedy = `Update the checkout if a newer one made the release. Otherwise remove the folder, then run: ${again}`;
  return recordIn(content, file, remedy);
}

/**
 * Reads the records of releases, sorted by app.
 * @param apps version of each app. @param known records that were read already. @throws DeliveryError
 */
export function readReleases(
  releases: string,
  apps: Readonly<Record<string, string>>,
  known: readonly ReleaseRecord[] = [],
): Promise<ReleaseRecord[]> {
  const read = async ([app, version]: [string, string]) =>
    known.find((one) => one.app === app && one.version === version) ??
    (await readRelease(releases, app, version));
  return Promise.all(Object.entries(apps).sort().map(read));
}

/** Parses a record. @param name name of the record for the error. @throws DeliveryError */
export const recordIn = (content: Buffer, name: string, remedy: string): ReleaseRecord =>
  parseOrRefuse(jsonOf(releaseRecord), content.toString(), `${name} is damaged`, remedy);

const recordFile = (releases: string, app: string, version: string) =>
  path.join(releaseFolder(releases, app, version), 'release.json');
