import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerInput, type OwnerInput } from '../../server/identity/owner-input';
import { typeset, typesetAll } from '../../server/identity/typeset';
import { Refused } from './tell';

/** What the owner's page has written, and the folder in which the files lie that it names. */
export type ReadInput = OwnerInput & { folder: string };

/** @throws Refused with each field that is wrong. */
export async function readInput(folder: string): Promise<ReadInput> {
  const result = ownerInput.safeParse(JSON.parse(await readFile(path.join(folder, 'owner.json'), 'utf8')));
  if (result.success) return { ...typesetAll(result.data), folder };
  throw new Refused(
    result.error.issues.map(({ path: at, message }) => ({
      ...{ field: at.map(String).join('.'), message: typeset(message) },
    })),
  );
}
