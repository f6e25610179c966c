import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerInput, type OwnerInput } from '../../server/identity/owner-input';
import { typesetAll } from '../../server/identity/typeset';
import { ownerWords } from './owner-words';
import { Refused } from './tell';

/** Bytes. What the owner's page writes is far below. */
const largest = { json: 1_000_000, photo: 20_000_000, portrait: 20_000_000, attestation: 5_000_000 };

/** What lies in a folder that the owner's page has written, checked. */
export type ReadInput = OwnerInput & {
  /** Where each photograph lies, by the name that works have for it. */
  photos: ReadonlyMap<string, string>;
  portrait: Buffer | null;
  attestation: Buffer | null;
};

/** @throws Refused with each field that is wrong. */
export async function readInput(folder: string): Promise<ReadInput> {
  const input = await readOwnerJson(folder);
  const photos = new Map<string, string>();
  const unreadable: { field: string; message: string }[] = [];
  for (const [number, work] of input.works.entries())
    for (const [index, { file }] of work.photos.entries()) {
      if (await isFile(folder, file, largest.photo)) photos.set(file, path.join(folder, file));
      else unreadable.push({ field: `works.${number}.photos.${index}.file`, message: ownerWords.photo });
    }
  if (unreadable.length > 0) throw new Refused(unreadable);

  const attestation = await readFileOf(folder, 'attestation.pdf', largest.attestation);
  const hasAttestation = await isThere(folder, 'attestation.pdf');
  if (hasAttestation && !attestation?.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Refused([{ field: 'identity.insurance.certificate', message: ownerWords.attestation }]);
  const portrait = await readFileOf(folder, 'portrait.jpg', largest.portrait);
  if (!portrait && (await isThere(folder, 'portrait.jpg')))
    throw new Refused([{ field: 'identity.craftsman.portrait', message: ownerWords.portrait }]);
  return { ...input, photos, portrait, attestation };
}

async function readOwnerJson(folder: string): Promise<OwnerInput> {
  const content = await readFileOf(folder, 'owner.json', largest.json);
  const result = ownerInput.safeParse(parsed(content));
  if (result.success) return typesetAll(result.data);
  throw new Refused(
    result.error.issues.map(({ path: steps, message }) => ({ field: steps.map(String).join('.'), message })),
  );
}

function parsed(content: Buffer | null): unknown {
  try {
    return JSON.parse(content?.toString() ?? '');
  } catch {
    throw new Refused([{ field: '', message: ownerWords.unreadable }]);
  }
}

/** @returns null when there is no such file, when it is too large, and when it is a link to somewhere else. */
async function readFileOf(folder: string, name: string, most: number): Promise<Buffer | null> {
  return (await isFile(folder, name, most)) ? readFile(path.join(folder, name)) : null;
}

async function isFile(folder: string, name: string, most: number): Promise<boolean> {
  const found = await lstat(path.join(folder, name)).catch(() => null);
  return found !== null && found.isFile() && found.size <= most;
}

const isThere = (folder: string, name: string) =>
  lstat(path.join(folder, name)).then(
    () => true,
    () => false,
  );
