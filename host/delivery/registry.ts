import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { z } from 'zod';
import { DeliveryError } from './delivery-error';
import { parseOrRefuse } from './parse-or-refuse';
import { integrity } from './release/release-record';

/** A release, identified by its app and version. */
export type NamedRelease = { app: string; version: string };

/** @example releaseNamed('towns@1.3.0-3fa9c2d1e0') @throws DeliveryError when the name has no version. */
export function releaseNamed(name: string): NamedRelease {
  const [app = '', version] = name.split('@');
  if (version) return { app, version };
  throw new DeliveryError(
    `"${name}" has no version.`,
    'Write app@version; npm run status lists the versions.',
  );
}

/** Hash of a page's content, and the day on which the page got that content. */
const pageState = z.looseObject({ day: z.iso.date(), content: z.string() });
export type PageState = z.infer<typeof pageState>;

/** The format of the entries that this checkout reads and writes, and of the content that they name. */
export const entryFormat = 3;

export const entrySchema = z.looseObject({
  format: z.literal(entryFormat),
  /** `promote`, `rollback`, `publish`, `remove` or `compose`. */
  kind: z.string(),
  date: z.iso.datetime(),
  /** The day, in France, for which the site was composed. */
  day: z.iso.date(),
  /** The author: account and machine. */
  by: z.string(),
  /** The live version of each app. */
  apps: z.record(z.string(), z.string()),
  /** The two versions of each app that were live before, the newest first. */
  previous: z.record(z.string(), z.array(z.string())),
  /** Releases that were replaced within the last 30 days, and when. Pages of these releases may still be open. */
  recent: z.array(z.looseObject({ app: z.string(), version: z.string(), until: z.iso.datetime() })),
  /** Hash of the owner's content; null while the owner has published nothing. */
  content: integrity.nullable(),
  /** Hashes of removed photographs and of all files that were made from them. No site shows any of them again. */
  removedMedia: z.array(z.string()),
  /** Hash of the manifest of the composed site. */
  site: integrity.optional(),
  /** The state of each page. */
  pages: z.record(z.string(), pageState),
});

/** An entry of the registry. It holds everything that is live. Entries are never replaced. */
export type Entry = z.infer<typeof entrySchema>;

/** The live releases and the owner's content. */
export type Live = Pick<Entry, 'apps' | 'content' | 'removedMedia'>;
type LiveApps = Pick<Entry, 'apps'>;

/** The newest entry, or what comes next. */
export type Registry = Pick<
  Entry,
  'apps' | 'previous' | 'recent' | 'content' | 'removedMedia' | 'pages' | 'site' | 'day'
> & {
  /** Number of the newest entry; 0 while there is none. */
  number: number;
};

export const emptyRegistry: Registry = {
  number: 0,
  day: '2000-01-01',
  apps: {},
  previous: {},
  recent: [],
  content: null,
  removedMedia: [],
  pages: {},
};

/** Milliseconds for which an open page may still request the files of its releases. */
const longestVisit = 30 * 24 * 3_600_000;
/** Number of earlier versions of each app that an entry names. */
const namedBefore = 2;

/** Returns the state after a change of what is live, without the site, which is composed from that state. */
export function afterChange(before: Registry, next: Live, date = new Date()): Registry {
  const { apps, content, removedMedia } = next;
  const replaced = liveReleases(before).filter(({ app, version }) => apps[app] !== version);
  const previous = { ...before.previous };
  for (const app of new Set([...Object.keys(before.apps), ...Object.keys(apps)])) {
    const was = replaced.find((one) => one.app === app);
    const versions = [...(was ? [was.version] : []), ...(previous[app] ?? [])];
    const earlier = [...new Set(versions)].filter((version) => version !== apps[app]);
    previous[app] = earlier.slice(0, namedBefore);
  }
  const until = date.toISOString();
  const recent = [...before.recent, ...replaced.map((one) => ({ ...one, until }))].filter(
    (one) => apps[one.app] !== one.version && Date.parse(one.until) > date.getTime() - longestVisit,
  );
  return { ...before, apps, content, removedMedia, previous, recent, day: parisMoment(date).day };
}

/**
 * Makes the next entry.
 * @param after the state after the change, with the composed site. @throws DeliveryError when the entry is invalid.
 */
export function nextEntry(after: Registry, kind: string, by: string): Entry {
  const { number: _number, ...state } = after;
  const entry = { format: entryFormat, kind, date: new Date().toISOString(), by, ...state };
  return parseOrRefuse(entrySchema, entry, 'The new entry of the registry would be damaged');
}

/** Returns the live version of an app; null when the app is not live. */
export const liveVersion = ({ apps }: LiveApps, app: string): string | null => apps[app] ?? null;

/** Lists the live releases. */
export const liveReleases = ({ apps }: LiveApps): NamedRelease[] =>
  Object.entries(apps).map(([app, version]) => ({ app, version }));

/** Makes a release live. */
export function withLive<Before extends LiveApps>(before: Before, { app, version }: NamedRelease): Before {
  return { ...before, apps: { ...before.apps, [app]: version } };
}

/** Returns the URL path of a release's folder, with a slash at both ends. */
export const releaseBase = (app: string, version: string): `/${string}/` => `/releases/${app}/${version}/`;

/** Returns whether a release is or was live. @param entries all entries. */
export const wasLive = (entries: readonly Entry[], { app, version }: NamedRelease): boolean =>
  entries.some(({ apps }) => apps[app] === version);

/** Returns every release whose pages may still be open. */
export const releasesInUse = (registry: Pick<Registry, 'apps' | 'recent'>): NamedRelease[] => [
  ...liveReleases(registry),
  ...registry.recent.map(({ app, version }) => ({ app, version })),
];
