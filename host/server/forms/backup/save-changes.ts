import path from 'node:path';
import { packSuffix, stampOf } from './backup-names';
import type { BackupRun } from './backup-run';
import { surveySpool } from './changed-files';
import { countIn, type Manifest, type SavedFile } from './manifest';
import { writePacks } from './packs';
import { writeNamedByHash } from './written-files';

type SavedChanges = {
  /** What the generation holds now. */
  state: Manifest;
  /** Files and bytes that were written. */
  files: number;
  bytes: number;
  unfit: readonly string[];
};

/**
 * Writes packs of all that is new. After each pack the state says what is safe, so that a backup that was cut
 * short goes on from there.
 * @param before what the generation holds already.
 */
export async function saveChanges(run: BackupRun, before: Manifest): Promise<SavedChanges> {
  const { spoolDir, target, states, encrypt, confirmLock, now } = run;
  const folder = path.join(target, before.generation, 'packs');
  const madeAt = now().toISOString();
  const survey = surveySpool(spoolDir, before.saved);
  const packs = new Map(before.packs);
  const added = new Map<string, SavedFile>();
  let bytes = 0;

  const newPacks = writePacks(survey.changed, (archive) =>
    writeNamedByHash(folder, stampOf(now()), packSuffix, encrypt(archive)),
  );
  for await (const { written, inside } of newPacks) {
    packs.set(written.name, written.bytes);
    bytes += written.bytes;
    for (const { path: file, ...facts } of inside) added.set(file, { ...facts, in: written.name });
    confirmLock();
    await states.write({ ...before, packs, saved: new Map([...before.saved, ...added]) });
  }

  const saved = new Map([...survey.unchanged, ...added]);
  const named = new Set([...saved.values()].map((file) => file.in));
  const state = {
    ...before,
    madeAt,
    // Packs without any current file are no longer needed.
    packs: new Map([...packs].filter(([name]) => named.has(name))),
    saved,
  };
  return {
    state: { ...state, mostRequests: Math.max(before.mostRequests, countIn(state, 'accepted')) },
    files: added.size,
    bytes,
    unfit: [...survey.unfit],
  };
}
