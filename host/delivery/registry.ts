import path from 'node:path';
import { z } from 'zod';
import { DeliveryError } from './delivery-error';
import { writeWhole } from './files';
import { parseOrRefuse, readStateFile, stateOf } from './parse-or-refuse';
import { ownerApp, type ReleaseRecord } from './release-record';

/** https://github.com/awslabs/frontend-discovery, the vocabulary the registry speaks. */
const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * What became of an app: another release is the live one, or none, or a staged one was taken back. What a machine does
 * not know is kept as it is: a newer checkout wrote it. `unknownIn` names it.
 */
const change = z.looseObject({
  date: z.iso.datetime(),
  /** One of `knownKinds`; a later checkout may know others. */
  kind: z.string(),
  from: z.string().nullable(),
  /** Null after a withdrawal. */
  to: z.string().nullable(),
  /** Account of the machine, or `guard`. */
  by: z.string().optional(),
  /** Why a guard decided so, for people. */
  why: z.string().optional(),
});

/** A staged release is watched since it was staged. `until` is when the guard decides at the latest; null when nobody does. */
const watch = z.looseObject({ since: z.iso.datetime(), until: z.iso.datetime().nullable() });
export type Watch = z.infer<typeof watch>;

const microFrontend = z.looseObject({
  url: z.string(),
  metadata: z.looseObject({ integrity: z.string().startsWith('sha384-'), version: z.string() }),
  deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }),
  extras: z.looseObject({ watch: watch.optional() }).optional(),
});

type Entry = z.infer<typeof microFrontend>;

const entries = z
  .array(microFrontend)
  .min(1)
  .max(2)
  .refine(
    (all) => all.filter(({ deployment }) => deployment.default).length === 1,
    'exactly one must be default',
  )
  .refine(
    (all) => all.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100,
    'traffic must sum to 100',
  );

/** What the store says of itself; see store/. */
const inStore = z.looseObject({
  /** A word that no other store has. The folder of a machine that shares with no other has none. */
  id: z.string().optional(),
  /** The composed site that visitors get, by the hash of its manifest. */
  site: z.string().optional(),
  /** Names of the last changes: who lost the answer of the store can tell whether a change arrived. */
  changes: z.array(z.string()),
  /** Machine, process and beginning of the prune that is under way. */
  prune: z.string().optional(),
});

const registrySchema = z.looseObject({
  schema: z.string(),
  microFrontends: z.record(z.string(), entries),
  /** Of each app, those too that were taken off the site; the oldest first. */
  history: z.record(z.string(), z.array(change)).default({}),
  store: inStore.optional(),
});

/** Which release of each app is live, which one is staged for a share of the visitors, and what was live before. */
export type Registry = z.infer<typeof registrySchema>;
export type RegistryChange = z.infer<typeof change>;

/** A release, wherever it lies. */
export type NamedRelease = { app: string; version: string };

/** What a change is, besides the releases. `by`: who asks. Default: a promotion, of this moment. */
export type ChangeWords = {
  kind?: 'promote' | 'rollback' | undefined;
  by?: string | undefined;
  date?: Date;
  why?: string | undefined;
};

const knownKinds = ['promote', 'rollback', 'withdraw', 'take-back'];
/** So many changes of an app are kept. */
const historyLength = 500;

const whole = { traffic: 100, default: true };

/** Names nothing. */
export const emptyRegistry: Registry = { schema: schemaAddress, microFrontends: {}, history: {} };

/** The one file that says what is live. */
const registryFile = (releases: string) => path.join(releases, 'registry.json');

/** @returns an empty registry when nothing has been promoted yet. @throws DamagedState when the file is damaged. */
export async function readRegistry(releases: string): Promise<Registry> {
  const remedy =
    'Visitors get the site of before. Put the file of a backup in its place; or remove it: a shared store has another, and without one npm start promotes what the sources say: the history begins anew.';
  return (await readStateFile(registrySchema, registryFile(releases), remedy)) ?? emptyRegistry;
}

/** The registry that a text of a store says. @param place where it comes from. @throws DamagedState */
export function registryOfText(text: string, place: string): Registry {
  const remedy = 'Nothing was changed. The copy of a machine puts it right: npm run rth -- refill';
  return stateOf(registrySchema, text, place, remedy);
}

/**
 * Writes the file whole, as a copy of what a store says. Who changes what is live calls swapRegistry.
 * @throws DeliveryError when it is not well formed.
 */
export async function writeRegistry(releases: string, registry: Registry): Promise<Registry> {
  const checked = checkedRegistry(registry);
  await writeWhole(registryFile(releases), registryText(checked));
  return checked;
}

/** As it is written, on disk and in a store. */
export const registryText = (registry: Registry) => `${JSON.stringify(registry, null, 2)}\n`;

/** Checked before it is written; the schema also gives the order of the fields. */
const checkedRegistry = (registry: Registry): Registry =>
  parseOrRefuse(registrySchema, registry, 'The new registry would be damaged');

/** The release that visitors get by default. */
export function liveEntry(registry: Registry, app: string): Entry | null {
  return registry.microFrontends[app]?.find(({ deployment }) => deployment.default) ?? null;
}

/** The release that a share of the visitors gets, `deployment.traffic` of 100, if one is staged. */
export function stagedEntry(registry: Registry, app: string): Entry | null {
  return registry.microFrontends[app]?.find(({ deployment }) => !deployment.default) ?? null;
}

/** Version of the live release. @returns null when the app has none. */
export function liveVersion(registry: Registry, app: string): string | null {
  return liveEntry(registry, app)?.metadata.version ?? null;
}

/** The live releases, and the staged one. */
export function visitedReleases({ microFrontends }: Registry): NamedRelease[] {
  return Object.entries(microFrontends).flatMap(([app, all]) =>
    all.map(({ metadata }) => ({ app, version: metadata.version })),
  );
}

/** The registry in which the release is the live one, for all visitors. What is staged of the app ends. */
export function withLive(registry: Registry, release: ReleaseRecord, words: ChangeWords = {}): Registry {
  const { app, version: to } = release;
  const from = liveVersion(registry, app);
  const next = withEntries(registry, app, [entryOf(release)]);
  return from === to ? next : noted(next, app, { kind: 'promote', from, to }, words);
}

/** The registry in which nothing of the app is live. What is staged of the app ends. */
export function withdrawn(registry: Registry, app: string, words: ChangeWords = {}): Registry {
  const from = liveVersion(registry, app);
  return noted(withEntries(registry, app, []), app, { kind: 'withdraw', from, to: null }, words);
}

/**
 * The registry in which a share of the visitors, of 100, gets the release instead of the live one.
 * @param guardFor how long a guard watches, in milliseconds; by default nobody does.
 */
export function withStaged(
  registry: Registry,
  release: ReleaseRecord,
  traffic: number,
  guardFor?: number,
): Registry {
  const live = liveEntry(registry, release.app);
  if (!live) {
    throw new DeliveryError(
      `${release.app} has no live release to try ${release.version} beside.`,
      `Run: npm run promote -- ${release.app}@${release.version}`,
    );
  }
  const since = new Date();
  const until = guardFor === undefined ? null : new Date(since.getTime() + guardFor).toISOString();
  return withEntries(registry, release.app, [
    { ...live, deployment: { traffic: 100 - traffic, default: true } },
    {
      ...entryOf(release),
      deployment: { traffic, default: false },
      extras: { watch: { since: since.toISOString(), until } },
    },
  ]);
}

/** The registry in which nothing but the live release of the app is left. @param why a guard took the other one back. */
export function withoutStaged(registry: Registry, app: string, why?: string): Registry {
  const [live, staged] = [liveEntry(registry, app), stagedEntry(registry, app)];
  if (!live) return registry;
  const next = withEntries(registry, app, [{ ...live, deployment: whole }]);
  if (!why || !staged) return next;
  const [from, to] = [staged.metadata.version, live.metadata.version];
  return noted(next, app, { kind: 'take-back', from, to }, { by: 'guard', why });
}

/**
 * The folder of a release on the site, with both slashes. The owner's files are named by their content, and keep
 * their addresses from one of his releases to the next: pages that show them stay as they are.
 */
export function releaseBase(app: string, version: string): `/${string}/` {
  return app === ownerApp ? '/releases/owner/' : `/releases/${app}/${version}/`;
}

/** What became of the app; the oldest first. */
export const eventsOf = ({ history }: Registry, app: string): readonly RegistryChange[] => history[app] ?? [];

/** Whether the release is, or ever was, live or staged. */
export const isKnown = (registry: Registry, { app, version }: NamedRelease): boolean =>
  visitedReleases(registry).some((one) => one.app === app && one.version === version) ||
  eventsOf(registry, app).some(({ from, to }) => from === version || to === version);

/** What became live when, and when nothing was; the oldest first. */
export const historyOf = (registry: Registry, app: string): readonly RegistryChange[] =>
  eventsOf(registry, app).filter(({ kind }) => kind !== 'take-back');

/** What a later checkout has written into the registry and this one only keeps: names of fields, kinds of change. */
export function unknownIn(registry: Registry): string[] {
  const fields = Object.keys(registry).filter((name) => !(name in registrySchema.shape));
  const kinds = Object.values(registry.history).flatMap((all) => all.map(({ kind }) => kind));
  return [...new Set([...fields, ...kinds.filter((kind) => !knownKinds.includes(kind))])];
}

/**
 * The target of a rollback: the release that was live before the last promotion. A rollback takes one
 * promotion back, so two rollbacks in a row take two promotions back. After a withdrawal it is what was live.
 * @returns null when nothing was.
 */
export function previousVersion(registry: Registry, app: string): string | null {
  const taken: (string | null)[] = [];
  for (const { kind, from, to } of historyOf(registry, app)) {
    if (taken.length === 0 && from) taken.push(from);
    if (kind === 'rollback' && taken.includes(to)) taken.length = taken.lastIndexOf(to) + 1;
    else taken.push(to);
  }
  return taken.at(-2) ?? null;
}

/** Every release that is live, or was at some moment. */
export function versionsEverLive(registry: Registry, app: string): Set<string> {
  const all = historyOf(registry, app).flatMap(({ from, to }) => [from, to]);
  return new Set([...all, liveVersion(registry, app)].filter((version) => version !== null));
}

/** When the live release became that, as an ISO date. @returns null when the history does not tell. */
export const liveSince = (registry: Registry, app: string): string | null =>
  historyOf(registry, app).at(-1)?.date ?? null;

/** Every release that was live at some moment since then, the present one included. */
export function versionsLiveSince(registry: Registry, app: string, date: Date): Set<string> {
  const later = historyOf(registry, app).filter((change) => new Date(change.date) >= date);
  const all = [liveVersion(registry, app), ...later.map(({ from }) => from)];
  return new Set(all.filter((version) => version !== null));
}

type Step = { kind: string; from: string | null; to: string | null };

function noted(registry: Registry, app: string, step: Step, words: ChangeWords): Registry {
  const { date = new Date(), kind = step.kind, by, why } = words;
  const event = { ...step, kind, date: date.toISOString(), ...(by && { by }), ...(why && { why }) };
  const history = [...eventsOf(registry, app), event].slice(-historyLength);
  return checkedRegistry({ ...registry, history: { ...registry.history, [app]: history } });
}

function withEntries(registry: Registry, app: string, all: Entry[]): Registry {
  const { [app]: _former, ...others } = registry.microFrontends;
  const microFrontends = all.length === 0 ? others : { ...registry.microFrontends, [app]: all };
  return checkedRegistry({ ...registry, microFrontends });
}

const entryOf = ({ app, version, entry, files }: ReleaseRecord): Entry => ({
  url: releaseBase(app, version) + entry,
  metadata: { integrity: files[`client/${entry}`] ?? 'none', version },
  deployment: whole,
});
