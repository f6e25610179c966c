import path from 'node:path';
import { z } from 'zod';
import type { GuardOutcome } from './guard-outcome';
import { checkedJson } from '../server/checked-json';
import { DamagedState, DeliveryError } from './delivery-error';
import { writeWhole } from './files';
import { parseOrRefuse, readStateFile } from './parse-or-refuse';
import { ownerApp, type ReleaseRecord } from './release-record';

/** https://github.com/awslabs/frontend-discovery, the vocabulary the registry speaks. */
const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** What a machine does not know is kept as it is: a newer checkout wrote it. `unknownIn` names it. */
const change = z.looseObject({
  date: z.iso.datetime(),
  /** `promote`, `rollback` or `withdraw`; a later checkout may know others. */
  kind: z.string(),
  from: z.string().nullable(),
  /** Null after a withdrawal. */
  to: z.string().nullable(),
  /** Account of the machine, or `guard`. Older entries lack it. */
  by: z.string().optional(),
});

/** A staged release is watched since it was staged. `until` is when the guard decides at the latest; null when nobody does. */
const watch = z.looseObject({ since: z.iso.datetime(), until: z.iso.datetime().nullable() });

const microFrontend = z.looseObject({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.looseObject({ integrity: z.string().startsWith('sha384-'), version: z.string() }),
  extras: z
    .looseObject({
      history: z.array(change).optional(),
      watch: watch.optional(),
      /** What guards decided: see outcomesOf. */
      outcomes: z.array(z.json()).optional(),
    })
    .optional(),
  deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
});

type Entry = z.infer<typeof microFrontend>;

const whole = { traffic: 100, default: true };
const shareOf = ({ deployment = whole }: Entry) => deployment;

const entries = z
  .array(microFrontend)
  .min(1)
  .max(2)
  .refine((all) => all.filter((entry) => shareOf(entry).default).length === 1, 'exactly one must be default')
  .refine(
    (all) => Math.abs(all.reduce((sum, entry) => sum + shareOf(entry).traffic, -100)) < 1e-6,
    'traffic must sum to 100',
  )
  .refine(
    (all) => new Set(all.map(({ metadata }) => metadata.version)).size === all.length,
    'versions must differ',
  );

/** What the store says of itself; see store/. */
const inStore = z.looseObject({
  /** The composed site that visitors get, and hash of what it was composed from. */
  site: z.string().optional(),
  inputs: z.string().optional(),
  /** Names of the last changes: who lost the answer of the store can tell whether a change arrived. */
  changes: z.array(z.string()),
  /** Counts the prunes. While one is under way, nothing else changes. `by`: machine and process of the last. */
  prunes: z.looseObject({ begun: z.number(), isRunning: z.boolean(), by: z.string().optional() }).optional(),
});

const registrySchema = z.looseObject({
  schema: z.string(),
  microFrontends: z.record(z.string(), entries),
  /** The history of each app that was taken off the site. */
  withdrawn: z.record(z.string(), z.array(change).min(1)).optional(),
  store: inStore.optional(),
});

/** Which release of each app is live, which one is staged for a share of the visitors, and what was live before. */
export type Registry = z.infer<typeof registrySchema>;
/** A line of an app's history: another release became the live one, or none is any more. */
export type RegistryChange = z.infer<typeof change>;
/** The kinds of change that this checkout makes. */
type ChangeKind = 'promote' | 'rollback' | 'withdraw';
type Watch = z.infer<typeof watch>;

/** So many changes of an app are kept. */
const historyLength = 500;
/** So many decisions of the guard are kept of an app. */
const outcomesKept = 50;

const damaged = 'The new registry would be damaged';
/** Names nothing. */
export const emptyRegistry: Registry = { schema: schemaAddress, microFrontends: {} };

/** The one file that says what is live. */
export const registryFile = (releases: string) => path.join(releases, 'registry.json');

/** @returns an empty registry when nothing has been promoted yet. @throws DamagedState when the file is damaged. */
export async function readRegistry(releases: string): Promise<Registry> {
  const remedy =
    'Visitors get the site of before. Put the file of a backup in its place; or remove it and run npm start, which promotes what the sources say: the history begins anew.';
  return (await readStateFile(registrySchema, registryFile(releases), remedy)) ?? emptyRegistry;
}

/** The registry that a text of a store says. @param place where it comes from. @throws DamagedState */
export function registryOfText(text: string, place: string): Registry {
  const result = checkedJson(registrySchema, text);
  if ('value' in result) return result.value;
  const remedy = 'Nothing was changed. The copy of a machine puts it right: npm run rth -- refill';
  throw new DamagedState(`${place} is damaged.`, [...result.reasons, remedy].join('\n  → '));
}

/**
 * Writes the file whole, as a copy of what a store says. Who changes what is live calls swapRegistry.
 * @throws DeliveryError when it is not well formed.
 */
export async function writeRegistry(releases: string, registry: Registry): Promise<Registry> {
  const checked = parseOrRefuse(registrySchema, registry, damaged);
  await writeWhole(registryFile(releases), registryText(checked));
  return checked;
}

/** As it is written, on disk and in a store. */
export const registryText = (registry: Registry) => `${JSON.stringify(registry, null, 2)}\n`;

/** The release that visitors get by default. */
export function liveEntry(registry: Registry, app: string): Entry | null {
  return registry.microFrontends[app]?.find((entry) => shareOf(entry).default) ?? null;
}

/** The release that a share of the visitors gets, `deployment.traffic` of 100, if one is staged. */
export function stagedEntry(registry: Registry, app: string): Entry | null {
  return registry.microFrontends[app]?.find((entry) => !shareOf(entry).default) ?? null;
}

/** Version of the live release. @returns null when the app has none. */
export function liveVersion(registry: Registry, app: string): string | null {
  return liveEntry(registry, app)?.metadata.version ?? null;
}

/** The live releases, and the staged one. */
export function visitedReleases({ microFrontends }: Registry): { app: string; version: string }[] {
  return Object.entries(microFrontends).flatMap(([app, all]) =>
    all.map(({ metadata }) => ({ app, version: metadata.version })),
  );
}

/** @param forMs how long the guard watches, in milliseconds; null when nobody does. */
export function watchUntil(since: Date, forMs: number | null): Watch {
  const until = forMs === null ? null : new Date(since.getTime() + forMs).toISOString();
  return { since: since.toISOString(), until };
}

type LiveOptions = { kind?: ChangeKind; by?: string | undefined; date?: Date };

/** The registry in which the release is the live one, for all visitors. What is staged of the app ends. */
export function withLive(registry: Registry, release: ReleaseRecord, options: LiveOptions = {}): Registry {
  const { kind = 'promote', date = new Date(), by } = options;
  const from = liveVersion(registry, release.app);
  const before = historyOf(registry, release.app);
  const { outcomes } = liveEntry(registry, release.app)?.extras ?? {};
  const to = release.version;
  const change = { date: date.toISOString(), kind, from, to, ...(by && { by }) };
  const history = (from === to ? [...before] : [...before, change]).slice(-historyLength);
  const { extras, ...entry } = entryOf(release);
  const kept = { history, ...(outcomes && { outcomes }) };

  return withEntries(registry, release.app, [{ ...entry, extras: { ...extras, ...kept } }]);
}

/** The registry in which nothing of the app is live. What is staged of the app ends. */
export function withdrawn(
  registry: Registry,
  app: string,
  by: string | undefined,
  date = new Date(),
): Registry {
  const from = liveVersion(registry, app);
  const { [app]: _gone, ...microFrontends } = registry.microFrontends;
  const change: RegistryChange = {
    date: date.toISOString(),
    kind: 'withdraw',
    from,
    to: null,
    ...(by && { by }),
  };
  const history = [...historyOf(registry, app), change].slice(-historyLength);
  const next = { ...registry, microFrontends, withdrawn: { ...registry.withdrawn, [app]: history } };
  return parseOrRefuse(registrySchema, next, damaged);
}

/** What became live when, and when nothing was; the oldest first. */
export function historyOf(registry: Registry, app: string): readonly RegistryChange[] {
  return liveEntry(registry, app)?.extras?.history ?? registry.withdrawn?.[app] ?? [];
}

/** The registry in which a share of the visitors, of 100, gets the release instead of the live one. */
export function withStaged(
  registry: Registry,
  release: ReleaseRecord,
  traffic: number,
  watch = watchUntil(new Date(), null),
): Registry {
  const live = liveEntry(registry, release.app);
  if (!live) {
    throw new DeliveryError(
      `${release.app} has no live release to try ${release.version} beside.`,
      `Run: npm run promote -- ${release.app}@${release.version}`,
    );
  }
  const { extras, ...entry } = entryOf(release);
  return withEntries(registry, release.app, [
    { ...live, deployment: { traffic: 100 - traffic, default: true } },
    { ...entry, extras: { ...extras, watch }, deployment: { traffic, default: false } },
  ]);
}

/** The registry in which nothing but the live release of the app is left. */
export function withoutStaged(registry: Registry, app: string): Registry {
  const live = liveEntry(registry, app);
  return live ? withEntries(registry, app, [{ ...live, deployment: whole }]) : registry;
}

/** The registry that remembers what a guard has decided of a release. */
export function withOutcome(registry: Registry, app: string, outcome: GuardOutcome): Registry {
  const live = liveEntry(registry, app);
  if (!live) return registry;
  const others = (registry.microFrontends[app] ?? []).filter((entry) => entry !== live);
  const outcomes = [...(live.extras?.outcomes ?? []), outcome].slice(-outcomesKept);
  return withEntries(registry, app, [{ ...live, extras: { ...live.extras, outcomes } }, ...others]);
}

/**
 * The folder of a release on the site, with both slashes. The owner's files are named by their content, and keep
 * their addresses from one of his releases to the next: pages that show them stay as they are.
 */
export function releaseBase(app: string, version: string): `/${string}/` {
  return app === ownerApp ? '/releases/owner/' : `/releases/${app}/${version}/`;
}

/** Checked before it is written; the schema also gives the order of the fields. */
function withEntries(registry: Registry, app: string, all: Entry[]): Registry {
  const { [app]: _isBack, ...withdrawn } = registry.withdrawn ?? {};
  const next = {
    ...registry,
    microFrontends: { ...registry.microFrontends, [app]: all },
    withdrawn: Object.keys(withdrawn).length > 0 ? withdrawn : undefined,
  };
  return parseOrRefuse(registrySchema, next, damaged);
}

function entryOf(release: ReleaseRecord): Entry {
  const integrity = release.files[`client/${release.entry}`];
  if (!integrity) {
    throw new DeliveryError(
      `${release.app} ${release.version} has no hash for its entry ${release.entry}.`,
      'Make the release again; never edit one by hand.',
    );
  }
  return {
    url: releaseBase(release.app, release.version) + release.entry,
    metadata: { integrity, version: release.version },
    deployment: whole,
    extras: { contract: release.contract, platform: release.platform, mounts: release.mounts },
  };
}
