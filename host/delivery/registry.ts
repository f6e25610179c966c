import path from 'node:path';
import { z } from 'zod';
import { DeliveryError } from './delivery-error';
import { readIfThere, writeWhole } from './files';
import { parseJsonOrRefuse, parseOrRefuse } from './parse-or-refuse';
import { readRelease, type ReleaseRecord } from './release-record';

/** https://github.com/awslabs/frontend-discovery, the vocabulary the registry speaks. */
const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const microFrontend = z.strictObject({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.strictObject({ integrity: z.string().startsWith('sha384-'), version: z.string() }),
  extras: z.record(z.string(), z.json()).optional(),
  deployment: z.strictObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
});

/** One release for all visitors, or two that share them; the default one is the live one. */
const entries = z
  .array(microFrontend)
  .min(1)
  .max(2)
  .refine(
    (list) =>
      list.filter(isDefault).length === 1 &&
      list.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 100), 0) === 100,
    'one release, or two: exactly one is the default, and their traffic makes 100',
  );

const registrySchema = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(z.string(), entries),
});

/** Which release of each app is live. */
export type Registry = z.infer<typeof registrySchema>;
export type RegistryEntry = z.infer<typeof microFrontend>;

/** Whether the entry is the live one, and not one that is staged beside it. */
export function isDefault({ deployment }: Pick<RegistryEntry, 'deployment'>): boolean {
  return deployment?.default ?? true;
}

const registryFile = (releases: string) => path.join(releases, 'registry.json');

/** @returns an empty registry when nothing has been promoted yet. @throws when the file is damaged. */
export async function readRegistry(releases: string): Promise<Registry> {
  const text = await readIfThere(registryFile(releases));
  if (text === null) return { schema: schemaAddress, microFrontends: {} };
  return parseJsonOrRefuse(
    registrySchema,
    text,
    `${registryFile(releases)} is damaged`,
    'Put it right, or remove it and promote a release of each app again.',
  );
}

/** Version of the live release. @returns null when the app has none. */
export function liveVersion(registry: Registry, app: string): string | null {
  return registry.microFrontends[app]?.find(isDefault)?.metadata.version ?? null;
}

/**
 * Makes a release the live one. The file is checked whole and replaced whole.
 * @throws DeliveryError when the release does not exist or lacks the hash of its entry.
 */
export async function promote(releases: string, app: string, version: string): Promise<Registry> {
  const registry = await readRegistry(releases);
  const release = await readRelease(releases, app, version);
  const next = { ...registry, microFrontends: { ...registry.microFrontends, [app]: [entryOf(release)] } };

  return writeRegistry(releases, next);
}

/** Replaces the registry whole. @throws DeliveryError when it is not well formed. */
export async function writeRegistry(releases: string, registry: Registry): Promise<Registry> {
  const checked = parseOrRefuse(registrySchema, registry, 'The new registry would be damaged');
  await writeWhole(registryFile(releases), `${JSON.stringify(checked, null, 2)}\n`);
  return checked;
}

/** The folder of a release on the site, with both slashes. */
export function releaseBase(app: string, version: string): `/${string}/` {
  return `/releases/${app}/${version}/`;
}

/** What the registry says of a release that all visitors get. @throws DeliveryError without the hash of its entry. */
export function entryOf(release: ReleaseRecord): RegistryEntry {
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
    deployment: { traffic: 100, default: true },
    extras: { contract: release.contract, platform: release.platform, mounts: release.mounts },
  };
}
