import type {
  DocumentRegistry,
  LiveRegistry,
  LiveRemote,
} from '@renovation-th/shared/contracts/site-document';

type Remotes = LiveRegistry['remotes'];

let active: Remotes = {};

/** Shows these in the place of the live releases of the same names, until the document is loaded again. */
export function setOverrides(remotes: Remotes): void {
  active = remotes;
}

/** Whether anything that this document shows may differ from what it was composed of. */
export function hasOverrides(): boolean {
  return Object.keys(active).length > 0;
}

/** The registry as this tab sees it. */
export function withOverrides(registry: LiveRegistry): LiveRegistry;
export function withOverrides(registry: DocumentRegistry): DocumentRegistry;
export function withOverrides(registry: DocumentRegistry): DocumentRegistry {
  return hasOverrides() ? { ...registry, remotes: { ...registry.remotes, ...active } } : registry;
}

/** Whether a script is an override's entry or lies in its release; no other script may come from another origin. */
export function isOverrideScript(address: string): boolean {
  return Object.values(active).some(({ base }: LiveRemote) =>
    address.startsWith(new URL(base, location.href).href),
  );
}
