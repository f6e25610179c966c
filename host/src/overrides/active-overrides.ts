import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { OverridingRemote } from './read-overrides';

let active: Readonly<Record<string, OverridingRemote>> = {};

/** Shows these in the place of the live releases of the same names, until the document is loaded again. */
export function setOverrides(remotes: Readonly<Record<string, OverridingRemote>>): void {
  active = remotes;
}

/** The release that a developer shows in the place of an app's live one. */
export function overriddenRemote(app: string): OverridingRemote | undefined {
  return active[app];
}

/** Where the document of a page is to be had: with its working copy, where a developer shows one. */
export function documentAddress(path: string): string {
  const owner = Object.values(active).find(
    ({ hasDocuments, mounts }) => hasDocuments && mounts.some((mount) => isBelowMount(mount, path)),
  );
  return owner ? new URL(path, new URL(owner.base, location.href)).href : path;
}

/** Whether a script is an override's entry or lies in its release; no other script may come from another origin. */
export function isOverrideScript(address: string): boolean {
  return Object.values(active).some(({ base }) => address.startsWith(new URL(base, location.href).href));
}
