import { rm } from 'node:fs/promises';
import type { ComposeOptions } from '../compose/compose-inputs';
import { openFormerSites } from '../compose/former-sites';
import { draftFolder } from '../compose/make-current';
import { writeDocuments } from '../compose/write-documents';
import { DamagedState } from '../delivery-error';
import type { StateFolders } from '../state-folders';
import type { ReleaseSet } from './release-set';
import { checkLists } from './check-lists';
import { checkPaths, checkSlots } from './check-paths';
import { checkRanges } from './check-ranges';
import { checkShape } from './check-shape';
import { examineDocuments } from './examine-documents';
import { grouped, type Refusal } from './refusal';

/** The faults that records show, before any code is run. @param before what is live, to tell who took something away. */
export function checkRecords(set: ReleaseSet, before: ReleaseSet | null): Refusal[] {
  return [...checkRanges(set), ...checkPaths(set), ...checkSlots(set, before), ...checkLists(set, before)];
}

/**
 * The faults of the live set: a new release is not refused for them.
 * @returns an empty list when a live release is damaged, because the live set cannot be examined then.
 */
export async function wrongBefore(
  folders: StateFolders,
  set: ReleaseSet,
  options: ComposeOptions,
): Promise<Refusal[]> {
  const place = draftFolder(folders.site);
  try {
    // Visitors are served most of them at this moment.
    const former = await openFormerSites(folders.site);
    const { files, failures } = await writeDocuments(place, folders, set.registry, options, former);
    const found = await examineDocuments(
      { releases: folders.releases, set, files, failures, before: null },
      options,
    );
    const shape = await checkShape(folders.releases, set);
    return grouped([...checkRecords(set, null), ...shape, ...found.failures, ...found.refusals]);
  } catch (error) {
    if (error instanceof DamagedState) return [];
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
