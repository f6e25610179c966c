import { checkedJson } from '../../server/checked-json';
import { readIfThere, writeWhole } from '../files';
import type { StateFolders } from '../state-folders';
import { releaseKey } from '../store/stored-release';
import { keptVerdicts, verdictFile, verdicts } from './verdict';

type Named = { app: string; version: string };

/** Adds what other machines have found about a release to what this one knows. @param text from the store. */
export async function bringVerdicts(releases: string, { app, version }: Named, text: string): Promise<void> {
  const file = verdictFile(releases, app, version);
  const here = await readIfThere(file);
  const both = merged(here, text);
  if (both !== null && both !== here) await writeWhole(file, both);
}

/** Tells other machines what this one has found about a release. Without a store, nobody. */
export async function shareVerdicts(
  { releases, store }: StateFolders,
  { app, version }: Named,
): Promise<void> {
  const here = await readIfThere(verdictFile(releases, app, version));
  if (!store || here === null) return;
  const key = releaseKey(app, version, 'verdicts.json');
  for (let isDone = false; !isDone;) {
    const found = await store.get(key);
    const both = merged(found?.content.toString() ?? null, here) ?? here;
    if (both === found?.content.toString()) return;
    const content = Buffer.from(both);
    isDone = await (found ? store.putIfUnchanged(key, content, found.etag) : store.putIfAbsent(key, content));
  }
}

/** Both lists, the newest first. @returns the first as it is when the second cannot be read or is about other bytes. */
function merged(one: string | null, other: string): string | null {
  const [ours, theirs] = [one ?? other, other].map((text) => checkedJson(verdicts, text));
  if (!ours || !theirs || !('value' in theirs)) return one;
  if (!('value' in ours)) return other;
  if (ours.value.release !== theirs.value.release) return one;
  const all = [...theirs.value.verdicts, ...ours.value.verdicts];
  const newest = all
    .sort((a, b) => b.date.localeCompare(a.date))
    .filter((verdict, index) => all.findIndex(({ set }) => set === verdict.set) === index);
  const list = { ...ours.value, verdicts: newest.slice(0, keptVerdicts) };
  return `${JSON.stringify(list, null, 2)}\n`;
}
