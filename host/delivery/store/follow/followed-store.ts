import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../files';
import { readIfWhole } from '../../parse-or-refuse';

/** Beside the sites of a machine: the identity of the store that they come from. */
export const followedFile = (siteFolder: string) => path.join(siteFolder, 'store.json');
const followed = z.object({ store: z.string() });

/** @returns null on a machine that has followed none. */
export const readFollowed = async (siteFolder: string): Promise<string | null> =>
  (await readIfWhole(followed, followedFile(siteFolder)))?.store ?? null;

export async function noteFollowed(siteFolder: string, store: string): Promise<void> {
  if ((await readFollowed(siteFolder)) !== store)
    await writeWhole(followedFile(siteFolder), JSON.stringify({ store }));
}
