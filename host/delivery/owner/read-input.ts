import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerInput, type OwnerInput } from '../../server/identity/owner-input';
import { typesetAll } from '../../server/identity/typeset';
import { readIfThere } from '../../server/forms/read-if-there';
import { Refused } from './tell';

/** What lies in a folder that the owner's page has written. */
export type ReadInput = OwnerInput & {
  folder: string;
  portrait: Buffer | null;
  attestation: Buffer | null;
};

/** @throws Refused with each field that is wrong. */
export async function readInput(folder: string): Promise<ReadInput> {
  const result = ownerInput.safeParse(JSON.parse(await readFile(path.join(folder, 'owner.json'), 'utf8')));
  if (!result.success)
    throw new Refused(
      result.error.issues.map(({ path: at, message }) => ({ field: at.map(String).join('.'), message })),
    );
  const [portrait, attestation] = await Promise.all([
    readIfThere(path.join(folder, 'portrait.jpg')),
    readIfThere(path.join(folder, 'attestation.pdf')),
  ]);
  return { ...typesetAll(result.data), folder, portrait, attestation };
}
