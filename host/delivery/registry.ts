import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage, isErrorCode } from '../server/error-code';
import { DeliveryError, notPermitted } from './delivery-error';
import { jsonText, listFolders } from './files';
import { damaged, parseOrRefuse, readStateFile, stateOf } from './parse-or-refuse';
import { integrity, ownerApp } from './release/release-record';

/** A release, identified by its app and version. */
export type NamedRelease = { app: string; version: string };

const stage = z.looseObject({
  app: z.string(),
  version: z.string(),
  /** Share of the visitors, in per cent. */
  traffic: z.int().min(0).max(100),
  since: z.iso.datetime(),
});

/** A release that a share of the visitors gets instead of the live one. */
export type Stage = z.infer<typeof stage>;

/** Hash of a page's content, and the day on which the page got that content. */
const pageState = z.looseObject({ day: z.iso.date(), content: z.string() });
export type PageState = z.infer<typeof pageState>;

const entrySchema = z.looseObject({
  /** A checkout refuses entries of any other format. */
  format: z.literal(1),
  /** `promote`, `rollback`, `withdraw`, `stage`, `end-stage`, `compose`, `prune` or `pruned`. */
  kind: z.string(),
  date: z.iso.datetime(),
  /** The author: account and machine, or `guard`. */
  by: z.string().optional(),
  /** The guard's reason for ending a stage, or the machine and process of a prune. */
  why: z.string().optional(),
  /** The live version of each app. */
  apps: z.record(z.string(), z.string()),
  stage: stage.optional(),
  /** Hash of the manifest of the composed site. */
  site: integrity.optional(),
  /** Pages whose content changed with this entry. Earlier entries list the other pages. */
  pages: z.record(z.string(), pageState).default({}),
});

/** An entry of the log. Entries are never replaced. */
export type Entry = z.infer<typeof entrySchema>;

/** The live releases and the stage. */
export type Live = Pick<Entry, 'apps' | 'stage'>;

/** The newest state and the whole log. */
export type Registry = Live & {
  /** Hash of the manifest of the live site. */
  site?: string | undefined;
  /** All entries, oldest first. */
  entries: readonly Entry[];
};

/** Kind, author, reason and date of a change. By default, a promotion now. */
export type ChangeInfo = { [Field in 'kind' | 'by' | 'why']?: string | undefined } & { date?: Date };

export const emptyRegistry: Registry = { apps: {}, entries: [] };

/** Name of the log's folder, which is beside the folders of the apps. */
export const registryFolder = 'registry';

/** Lists the apps that have releases on this machine. */
export const releasedApps = async (releases: string): Promise<string[]> =>
  (await listFolders(releases)).filter((name) => name !== registryFolder);

/** Returns the file name of an entry, such as `000124.json`. The first entry is number 1. */
export const entryName = (number: number) => `${String(number).padStart(6, '0')}.json`;

/** Returns the number in the file name of an entry; null for any other file, such as a draft. */
export function entryNumber(name: string): number | null {
  const [, digits] = /^(\d{6,})\.json$/.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}

export function registryOf(entries: readonly Entry[]): Registry {
  const last = entries.at(-1);
  if (!last) return emptyRegistry;
  return { apps: last.apps, ...(last.stage && { stage: last.stage }), site: last.site, entries };
}

/** Reads the log of this machine. @throws DamagedState when an entry is damaged or missing. */
export async function readRegistry(releases: string): Promise<Registry> {
  const folder = path.join(releases, registryFolder);
  const texts = await readEntryTexts(folder);
  return registryOf(texts.map((text, index) => entryOf(text, path.join(folder, entryName(index + 1)))));
}

/** Reads the texts of all entries, oldest first. @throws DamagedState when an entry cannot be read. */
export async function readEntryTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw notPermitted(error) ?? damaged(folder, [errorMessage(error), remedy]);
  });
  const numbers = names.map(entryNumber).filter((number) => number !== null);
  const all = Array.from({ length: Math.max(0, ...numbers) }, (_, index) =>
    path.join(folder, entryName(index + 1)),
  );
  const textOf = async (file: string) => (await readStateFile(file, remedy))?.toString() ?? '';
  return Promise.all(all.map(textOf));
}

const remedy =
  'Visitors get the previous site. Restore the file from a backup or from another machine. The last entry may be removed; its change is then undone.';

/** Parses the text of an entry. @param name of the entry, for the error. @throws DamagedState */
export const entryOf = (text: string, name: string, whatToDo = remedy): Entry =>
  stateOf(entrySchema, text, name, whatToDo);

/**
 * Makes the next entry of the log.
 * @param change the fields that differ from the newest entry.
 * @throws DeliveryError when the entry is invalid.
 */
export function nextEntry(
  registry: Registry,
  change: Partial<Pick<Entry, 'apps' | 'stage' | 'site' | 'pages'>>,
  { kind = 'promote', by, date = new Date(), why }: ChangeInfo,
): Entry {
  const { apps, stage: staged, site } = { ...registry, ...change };
  const info = { ...(by && { by }), ...(why && { why }) };
  const state = { apps, ...(staged && { stage: staged }), ...(site && { site }), pages: change.pages ?? {} };
  const entry = { format: 1, kind, date: date.toISOString(), ...info, ...state };
  return parseOrRefuse(entrySchema, entry, 'The new entry of the registry would be damaged');
}

export const entryText = (entry: Entry): string => jsonText(entry);

/** Returns the live version of an app; null when the app is not live. */
export const liveVersion = ({ apps }: Pick<Live, 'apps'>, app: string): string | null => apps[app] ?? null;

/** Returns the live releases and, if there is one, the staged release. */
export const visitedReleases = ({ apps, stage: staged }: Live): NamedRelease[] => [
  ...Object.entries(apps).map(([app, version]) => ({ app, version })),
  ...(staged ? [{ app: staged.app, version: staged.version }] : []),
];

/** Makes a release live for all visitors, and ends any stage of its app. */
export function withLive<Before extends Live>(before: Before, { app, version }: NamedRelease): Before {
  return withoutStage({ ...before, apps: { ...before.apps, [app]: version } }, app);
}

/** Removes an app from the site, and ends any stage of the app. */
export function withdrawn<Before extends Live>(before: Before, app: string): Before {
  const { [app]: _removed, ...apps } = before.apps;
  return withoutStage({ ...before, apps }, app);
}

/** Stages a release for a share of the visitors. @param traffic share in per cent. @throws DeliveryError */
export function withStage<Before extends Live>(
  before: Before,
  { app, version }: NamedRelease,
  traffic: number,
): Before {
  if (liveVersion(before, app) !== null)
    return { ...before, stage: { app, version, traffic, since: new Date().toISOString() } };
  throw new DeliveryError(
    `${app} has no live release yet, so ${version} cannot be staged.`,
    `Run: npm run promote -- ${app}@${version}`,
  );
}

/** Ends the stage. @param app if given, ends only a stage of this app. */
export function withoutStage<Before extends Live>(before: Before, app = before.stage?.app): Before {
  return before.stage?.app === app ? { ...before, stage: undefined } : before;
}

/**
 * Returns the URL path of a release's folder, with a slash at both ends. The owner's path has no version, so that a new
 * release of the owner does not change every page.
 */
export function releaseBase(app: string, version: string): `/${string}/` {
  return app === ownerApp ? '/releases/owner/' : `/releases/${app}/${version}/`;
}

/** One change of an app's live release or stage. */
export type AppChange = Pick<Entry, 'kind' | 'date' | 'by' | 'why'> & {
  from: string | null;
  /** The new version; null after a withdrawal. */
  to: string | null;
  /** Whether a stage began, changed or ended, and the live release did not change. */
  isOfStage: boolean;
};

/**
 * Lists the changes of an app's live release and stage, oldest first. The start of a stage is a change from the live
 * release to the staged release.
 */
export function eventsOf({ entries }: Registry, app: string): AppChange[] {
  let [live, staged]: [string | null, string | null] = [null, null];
  return entries.flatMap((entry): AppChange[] => {
    const previous = { live, staged };
    live = liveVersion(entry, app);
    staged = entry.stage?.app === app ? entry.stage.version : null;
    const isOfStage = live === previous.live;
    if (isOfStage && staged === previous.staged) return [];
    const { kind, date, by, why } = entry;
    const from = (isOfStage ? previous.staged : null) ?? previous.live;
    const to = (isOfStage ? staged : null) ?? live;
    return [{ kind, date, by, why, from, to, isOfStage }];
  });
}

/** Lists the changes of an app's live release, oldest first. */
export const historyOf = (registry: Registry, app: string): AppChange[] =>
  eventsOf(registry, app).filter(({ isOfStage }) => !isOfStage);

/**
 * Returns the version that a rollback restores: the one before the last promotion or withdrawal. Several rollbacks in a
 * row go back one change each. @returns null when there is no earlier version.
 */
export function previousVersion(registry: Registry, app: string): string | null {
  const steps: (string | null)[] = [];
  for (const { kind, to } of historyOf(registry, app))
    if (kind === 'rollback' && steps.includes(to)) steps.length = steps.lastIndexOf(to) + 1;
    else steps.push(to);
  return steps.at(-2) ?? null;
}

export const versionsEverLive = ({ entries }: Registry, app: string): Set<string> =>
  new Set(entries.flatMap(({ apps }) => apps[app] ?? []));

/** Returns whether a release is or was live or staged. */
export const wasVisited = ({ entries }: Registry, release: NamedRelease): boolean =>
  entries.some((entry) => visitedReleases(entry).some((one) => isSame(one, release)));

const isSame = (one: NamedRelease, other: NamedRelease) =>
  one.app === other.app && one.version === other.version;

/** Days for which an open page may still request the files of its releases. */
const longestVisit = 30;

/** Returns the entries whose pages may still be open: those replaced within the last 30 days, and the newest. */
export function entriesInUse({ entries }: Registry, now: Date): readonly Entry[] {
  const start = new Date(now.getTime() - longestVisit * 24 * 3_600_000);
  return entries.filter((_, index) => new Date(entries[index + 1]?.date ?? now) >= start);
}

/** Returns every release whose pages may still be open. */
export function releasesInUse(registry: Registry, now = new Date()): NamedRelease[] {
  const all = [...entriesInUse(registry, now), registry].flatMap(visitedReleases);
  return [...new Map(all.map((release) => [`${release.app}@${release.version}`, release])).values()];
}

/** Returns the latest state of each page. */
export const pageStates = ({ entries }: Registry): ReadonlyMap<string, PageState> =>
  new Map(entries.flatMap(({ pages }) => Object.entries(pages)));
