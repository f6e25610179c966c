import type { ComponentType } from 'react';
import type { CompletedRecord, PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import {
  isReleased,
  type LiveRemote,
  type NamedRemote,
  type PinnedScript,
} from '@renovation-th/shared/contracts/site-document';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { loadRemote } from '../federation/load-remote';
import { withinTime } from '../federation/retry';
import { hasOverrides } from '../overrides/active-overrides';
import type { Arrival, LoadedPage, LoadedSlot } from './section-source';

/** @throws Error when the release has no such view, or its code cannot be had. */
export async function loadView(owner: LiveRemote, record: PageRecord, arrival: Arrival): Promise<LoadedPage> {
  const remote = await loadRemote(owner);
  const load = remote.views[record.view];
  if (!load) throw new Error(`${owner.container} ${owner.version} has no view « ${record.view} ».`);
  const { default: View } = await load();
  return { kind: 'page', arrival, record, View: View as ComponentType<PageProps<never>>, base: owner.base };
}

/** @throws Error when the release does not offer the slot, or its code cannot be had. */
export async function loadSlot(owner: LiveRemote, name: SlotName): Promise<LoadedSlot> {
  const remote: Remote = await loadRemote(owner);
  const load = remote.slots[name];
  if (!load) throw new Error(`${owner.container} ${owner.version} does not offer the slot « ${name} ».`);
  const { default: Section } = await load();
  return { Section, base: owner.base };
}

/** @returns null when the release has no such page, or the site has completed it for another release. */
export async function fetchRecord(owner: LiveRemote, path: string): Promise<PageRecord | null> {
  const isCompleted = owner.completed?.some((page) => page === path);
  const record = await fetchJson<Partial<CompletedRecord> & PageRecord>(
    (isCompleted ? '/' : owner.base) + pageRecordFile(path),
  );
  // A developer's own release makes do with the data of the live one.
  return isCompleted && record?.release !== owner.version && !hasOverrides() ? null : record;
}

/** @returns null when there is no such file. */
async function fetchJson<Content>(address: string): Promise<Content | null> {
  const response = await withinTime((signal) => fetch(address, { signal }));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Content;
}

/** One round trip for all scripts of a section, instead of one for each link of the chain. */
export function preload(scripts: readonly PinnedScript[]) {
  for (const [href, integrity] of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}

export function reportMissing(owner: NamedRemote, error: unknown) {
  const release = isReleased(owner) ? owner.version : 'of an unknown release';
  // A warning and no error: the visitor has the whole page, without interactivity.
  console.warn(`${owner.container} ${release} could not be loaded; its prerendered HTML stays.`, error);
  reportFailure('section-load', error, owner.container);
}
