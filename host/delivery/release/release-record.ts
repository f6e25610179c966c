import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-paths';
import type { PublishedName } from '@renovation-th/shared/contracts/published';
import { checkedJson, type Checked } from '../../server/checked-json';
import { DamagedState, DeliveryError } from '../delivery-error';
import { listFolders, problemOf, type FileProblem } from '../files';
import { damaged, readStateFile, stateOf } from '../parse-or-refuse';

/** Hash of a file, which browsers verify. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 in base64');
/** Path of a file below a folder. It must not lead outside, because we join it to the folder's path. */
export const fileBelow = z
  .string()
  .max(300)
  .regex(/^(?!\/)(?!(?:.*\/)?\.{0,2}(?:\/|$))[^\\\0]+$/s, 'a file such as client/main.js');
const pagePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/,
    'a path such as /villes/riom: lower case, no final slash',
  )
  .transform((value): `/${string}` => `/${value.slice(1)}`);
/**
 * Name of the app that holds the owner's content. Its releases contain lists and files, but no code and no pages, so
 * code that runs remotes must skip it.
 */
export const ownerApp = 'owner';
/** The entry of an owner's release: the identity. Documents embed it, so no browser requests the file. */
export const identityEntry = 'identity.json';
/** Cache of encoded pictures for previews and releases. Its name keeps it out of the site. */
export const pictureCacheFolder = '.made';

/** Name of a slot, which a page may show before any release offers it. */
export const slotName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'words in lower case, such as town-links');
/** Name of a list. A later checkout may know other lists; compose needs only the file. */
const publishedName = z.custom<PublishedName>(
  (name) => slotName.safeParse(name).success,
  'the name of a list, such as places',
);
/** Exports of each provided module, fields of each list. */
const contractNames = z.record(z.string(), z.array(z.string()));
export type ContractNames = z.infer<typeof contractNames>;

const triple = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0');
const jsonLd = z.record(z.string(), z.json());

/** Requires a rule for each field, optional ones too: zod drops a field without a rule silently. */
export type RulesOf<Value> = { [Field in keyof Value]-?: z.ZodType<Value[Field]> };

export const releasedPage = z.object({
  path: pagePath,
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(200),
  view: z.string().min(1),
  breadcrumbs: z.array(z.object({ label: z.string(), path: pagePath })).optional(),
  slots: z.array(slotName).optional(),
  // A file of this release. For a page made from another app's list, the path of a file in that app's release.
  socialCard: fileBelow.or(z.string().regex(/^\/[\w./-]+$/)).optional(),
  sitemap: z
    .object({
      priority: z.number().min(0).max(1),
      changeFrequency: z.enum(['weekly', 'monthly', 'yearly']),
      lastModified: z.iso.date(),
    })
    .optional(),
  structuredData: z.array(jsonLd).optional(),
} satisfies RulesOf<ReleasedPage>);

const releaseRecord = z.object({
  app: z.string(),
  /** Package version and hash of the inputs: `1.0.0-3fa9c2d1e0`. */
  version: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/),
  /** Commit of the sources, followed by `+` when they had uncommitted changes. */
  commit: z.string(),
  /** When that commit was made. */
  committed: z.iso.datetime().optional(),
  /** Contract of the build: the host must offer the same major version, and at least this minor. */
  contract: triple,
  /** Host only: version of the composer's interface, `shared/src/contracts/composer.ts`. */
  composer: z.int().optional(),
  /** Client file that starts the app: `main.js` or `remoteEntry.js`. */
  entry: fileBelow,
  /** Remotes only. */
  container: z.string().optional(),
  mounts: z.array(pagePath),
  slots: z.array(slotName),
  /** Sections that browsers may start. */
  sections: z.array(z.string()),
  /** Lists for other releases, in `server/published/`. */
  publishes: z.array(publishedName),
  /** Versions of the provided packages that the release was built with. */
  packages: z.record(z.string(), triple),
  /** Names that the code uses from other releases, and names that it offers to them. */
  uses: contractNames,
  offers: contractNames,
  pages: z.array(releasedPage),
  /** Scripts of each named chunk, below `client/`. */
  chunks: z.record(z.string(), z.array(fileBelow)),
  /** Every file of the release, relative to its folder. */
  files: z.record(fileBelow, integrity),
});

/** Content of a release's `release.json`. */
export type ReleaseRecord = z.infer<typeof releaseRecord>;

const releaseFiles = releaseRecord.pick({ app: true, version: true, files: true });
/** The part of a record that every checkout can read: enough to copy, compare and publish the release. */
export type ReleaseFiles = z.infer<typeof releaseFiles>;

/** Returns the path of a page's record, in the half of its release that is not published. */
export function recordFileOf({ path: page }: Pick<ReleasedPage, 'path'>): string {
  return `server/${pageRecordFile(page)}`;
}

/** Returns the folder of a release. */
export function releaseFolder(releases: string, app: string, version: string): string {
  return path.join(releases, app, version);
}

/** Lists the versions of an app's releases on disk, the newest first. */
export async function releasedVersions(releases: string, app: string): Promise<string[]> {
  return (await datedReleases(releases, app)).map(({ version }) => version);
}

/** Lists the releases of an app on disk with their dates, the newest first. */
export async function datedReleases(
  releases: string,
  app: string,
): Promise<{ version: string; madeAt: Date }[]> {
  const made: { version: string; madeAt: Date }[] = [];
  for (const version of await listFolders(path.join(releases, app))) {
    const record = await stat(recordFile(releases, app, version)).catch(() => null);
    if (record) made.push({ version, madeAt: record.mtime });
  }
  return made.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Returns whether a release exists, damaged or not. */
export async function isReleased(releases: string, app: string, version: string): Promise<boolean> {
  return (await stat(recordFile(releases, app, version)).catch(() => null)) !== null;
}

/**
 * Reads the record of a release in order to use it.
 * @throws DeliveryError when there is no such release, DamagedState when its record is damaged or written by a later
 * checkout.
 */
export async function readRelease(releases: string, app: string, version: string): Promise<ReleaseRecord> {
  const content = await readRecord(releases, app, version);
  const record = checkedOnce(releaseRecord, content);
  if ('value' in record) return record.value;
  if (!('value' in checkedOnce(releaseFiles, content)))
    throw damagedRecord(releases, app, version, record.reasons);
  const remedy = `The checkout is older than the release: update the sources, or the package of the build. Where the record is damaged: ${releaseAgain(app)}`;
  throw new DamagedState(
    `This checkout does not understand the record of ${app} ${version}.`,
    [...record.reasons, remedy].join('\n  → '),
  );
}

/**
 * Reads the files of a release in order to copy it.
 * @throws as readRelease, but not for a record of a later checkout.
 */
export async function readReleaseFiles(
  releases: string,
  app: string,
  version: string,
): Promise<ReleaseFiles> {
  const files = checkedOnce(releaseFiles, await readRecord(releases, app, version));
  if ('value' in files) return files.value;
  throw damagedRecord(releases, app, version, files.reasons);
}

/** Parses the files of a record in a store. @param name names the record in the error. @throws DamagedState */
export function releaseFilesOf(content: Buffer, name: string, remedy: string): ReleaseFiles {
  return stateOf(releaseFiles, content.toString(), name, remedy);
}

async function readRecord(releases: string, app: string, version: string): Promise<Buffer> {
  const content = await readStateFile(recordFile(releases, app, version), releaseAgain(app));
  if (content === null) throw await missingRelease(releases, app, version);
  return content;
}

const releaseAgain = (app: string) => `Remove the folder, then run: npm run release -- ${app}`;

const damagedRecord = (releases: string, app: string, version: string, reasons: readonly string[]) =>
  damaged(recordFile(releases, app, version), [...reasons, releaseAgain(app)]);

/**
 * Parsed records, by the hash of their file: a command reads a record many times, and parsing a long one takes a
 * second.
 */
const parsed = new Map<string, Checked<unknown>>();
/** Maximum parsed records; more than the live and the candidate releases of all apps. */
const mostParsed = 80;

function checkedOnce<Schema extends z.ZodType>(schema: Schema, content: Buffer): Checked<z.output<Schema>> {
  const rules = Object.is(schema, releaseFiles) ? 'files' : 'record';
  const key = `${rules} ${createHash('sha256').update(content).digest('base64')}`;
  const result = parsed.get(key) ?? checkedJson(schema, content.toString());
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(key, result);
  return result as Checked<z.output<Schema>>;
}

/** Returns the error for a release that does not exist. */
async function missingRelease(releases: string, app: string, version: string): Promise<DeliveryError> {
  const others = await releasedVersions(releases, app);
  return new DeliveryError(
    `There is no release ${version} of ${app}.`,
    others.length > 0
      ? `Choose one of: ${others.join(', ')}.`
      : `It has none at all; make one with: npm run release -- ${app}`,
  );
}

const recordFile = (releases: string, app: string, version: string) =>
  path.join(releaseFolder(releases, app, version), 'release.json');

/** A file of a release that does not match its hash. */
export type DamagedFile = { file: string; problem: NonNullable<FileProblem> };

/** Hashes of files, by path. */
type HashedFiles = ReleaseFiles['files'];

/** Returns the files that do not match their hash, in the order given. */
export function damagedFiles(folder: string, files: HashedFiles): DamagedFile[] {
  return Object.entries(files).flatMap(([file, integrity]) => {
    const problem = problemOf(path.join(folder, file), integrity);
    return problem ? [{ file, problem }] : [];
  });
}

/** Returns the files of one half of a release, relative to that half: `client` is published, `server` renders pages. */
export function filesOfHalf({ files }: Pick<ReleaseFiles, 'files'>, half: 'client' | 'server'): HashedFiles {
  const inside = Object.entries(files).filter(([file]) => file.startsWith(`${half}/`));
  return Object.fromEntries(inside.map(([file, integrity]) => [file.slice(half.length + 1), integrity]));
}

/** Returns the error for a damaged release, with its remedy. */
export function damagedRelease(
  releases: string,
  { app, version }: Pick<ReleaseFiles, 'app' | 'version'>,
  { file, problem }: DamagedFile,
): DamagedState {
  return new DamagedState(
    `${app} ${version} is damaged: its file ${file} ${problem}.`,
    `If it is live, run npm run rollback -- ${app}; or, to have the same release again, remove the folder ${releaseFolder(releases, app, version)} and run: npm run release -- ${app}`,
  );
}
