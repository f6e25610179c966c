import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage, isErrorCode } from './error-code';
import { notPermitted } from './delivery-error';
import { jsonText, listFolders } from './files';
import { damaged, parseOrRefuse, readStateFile, stateOf } from './parse-or-refuse';
import { integrity, ownerApp } from './release/release-record';

/** A release, identified by its app and version. */
export type NamedRelease = { app: string; version: string };

/** Hash of a page's content, and the day on which the page got that content. */
const pageState = z.looseObject({ day: z.iso.date(), content: z.string() });
export type PageState = z.infer<typeof pageState>;

const entrySchema = z.looseObject({
  /** A checkout refuses entries of any other format. */
  format: z.literal(1),
  /** `promote`, `rollback`, `withdraw` or `compose`. */
  kind: z.string(),
  date: z.iso.datetime(),
  /** The author: account and machine. */
  by: z.string().optional(),
  /** The live version of each app. */
  apps: z.record(z.string(), z.string()),
  /** Hash of the manifest of the composed site. */
  site: integrity.optional(),
  /** Pages whose content changed with this entry. Earlier entries list the other pages. */
  pages: z.record(z.string(), pageState).default({}),
});

/** An entry of the log. Entries are never replaced. */
export type Entry = z.infer<typeof entrySchema>;

/** The live releases. */
export type Live = Pick<Entry, 'apps'>;

/** The newest state and the whole log. */
export type Registry = Live & {
  /** Hash of the manifest of the live site. */
  site?: string | undefined;
  /** All entries, oldest first. */
  entries: readonly Entry[];
};

/** Kind, author and date of a change. By default, a promotion now. */
export type ChangeInfo = { [Field in 'kind' | 'by']?: string | undefined } & { date?: Date };

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
  return { apps: last.apps, site: last.site, entries };
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
  change: Partial<Pick<Entry, 'apps' | 'site' | 'pages'>>,
  { kind = 'promote', by, date = new Date() }: ChangeInfo,
): Entry {
  const { apps, site } = { ...registry, ...change };
  const state = { apps, ...(site && { site }), pages: change.pages ?? {} };
  const entry = { format: 1, kind, date: date.toISOString(), ...(by && { by }), ...state };
  return parseOrRefuse(entrySchema, entry, 'The new entry of the registry would be damaged');
}

export const entryText = (entry: Entry): string => jsonText(entry);

/** Returns the live version of an app; null when the app is not live. */
export const liveVersion = ({ apps }: Pick<Live, 'apps'>, app: string): string | null => apps[app] ?? null;

/** Lists the live releases. */
export const liveReleases = ({ apps }: Live): NamedRelease[] =>
  Object.entries(apps).map(([app, version]) => ({ app, version }));

/** Makes a release live. */
export const withLive = <Before extends Live>(before: Before, { app, version }: NamedRelease): Before => ({
  ...before,
  apps: { ...before.apps, [app]: version },
});

/** Removes an app from the site. */
export function withdrawn<Before extends Live>(before: Before, app: string): Before {
  const { [app]: _removed, ...apps } = before.apps;
  return { ...before, apps };
}

/**
 * Returns the URL path of a release's folder, with a slash at both ends. The owner's path has no version, so that a new
 * release of the owner does not change every page.
 */
export function releaseBase(app: string, version: string): `/${string}/` {
  return app === ownerApp ? '/releases/owner/' : `/releases/${app}/${version}/`;
}

/** One change of an app's live release. */
export type AppChange = Pick<Entry, 'kind' | 'date' | 'by'> & {
  from: string | null;
  /** The new version; null after a withdrawal. */
  to: string | null;
};

/** Lists the changes of an app's live release, oldest first. */
export function historyOf({ entries }: Registry, app: string): AppChange[] {
  let live: string | null = null;
  return entries.flatMap((entry): AppChange[] => {
    const from = live;
    live = liveVersion(entry, app);
    const { kind, date, by } = entry;
    return from === live ? [] : [{ kind, date, by, from, to: live }];
  });
}

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

/** Returns whether a release is or was live. */
export const wasLive = ({ entries }: Registry, release: NamedRelease): boolean =>
  entries.some((entry) => liveReleases(entry).some((one) => isSame(one, release)));

const isSame = (one: NamedRelease, other: NamedRelease) =>
  one.app === other.app && one.version === other.version;

/** Days for which an open page may still request the files of its releases. */
const longestVisit = 30;

/** Returns the entries whose pages may still be open: those replaced within the last 30 days, and the newest. */
function entriesInUse({ entries }: Registry, now: Date): readonly Entry[] {
  const start = new Date(now.getTime() - longestVisit * 24 * 3_600_000);
  return entries.filter((_, index) => new Date(entries[index + 1]?.date ?? now) >= start);
}

/** Returns every release whose pages may still be open. */
export function releasesInUse(registry: Registry, now = new Date()): NamedRelease[] {
  const all = [...entriesInUse(registry, now), registry].flatMap(liveReleases);
  return [...new Map(all.map((release) => [`${release.app}@${release.version}`, release])).values()];
}

/** Returns the latest state of each page. */
export const pageStates = ({ entries }: Registry): ReadonlyMap<string, PageState> =>
  new Map(entries.flatMap(({ pages }) => Object.entries(pages)));
