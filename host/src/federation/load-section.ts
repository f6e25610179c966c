import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { pinEntry, pinnedEntries } from './pinned-entries';

registerPlugins([pinnedEntries]);

/** Version of each app that this document runs, by container. The runtime keeps the first entry of a container. */
const versions = new Map<string, string>();

/** Whether this document runs another release of the app, so that this release needs a new document. */
export function isBoundElsewhere({ container, version }: LiveRemote): boolean {
  return (versions.get(container) ?? version) !== version;
}

/**
 * Loads the component of a section from exactly this release.
 * @throws when loading fails, or when another release of the app runs in this document.
 */
export async function loadSection(remote: LiveRemote, section: string): Promise<ComponentType<object>> {
  const { container, version, base, entry, integrity } = remote;
  if (isBoundElsewhere(remote))
    throw new Error(`${container} ${version} is not loaded: this document runs ${versions.get(container)}.`);
  if (!versions.has(container)) {
    versions.set(container, version);
    pinEntry(base + entry, integrity);
    registerRemotes([{ name: container, entry: base + entry, type: 'global' }]);
  }
  const module = await loadRemote<{ default: ComponentType<object> }>(`${container}/${section}`);
  if (!module) throw new Error(`${container} ${version} exposes no section "${section}".`);
  return module.default;
}
