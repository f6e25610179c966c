import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerInput, type OwnerInput } from '../../server/identity/owner-input';
import { typesetAll } from '../../server/identity/typeset';
import { ownerWords, refuseAny, Refused, type OwnersRefusal } from './tell';

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
  const unreadable: OwnersRefusal[] = [];
  for (const [number, work] of input.works.entries())
    for (const [index, { file }] of work.photos.entries()) {
      if (await isFile(folder, file, largest.photo)) photos.set(file, path.join(folder, file));
      else unreadable.push({ field: `works.${number}.photos.${index}.file`, message: ownerWords.photo });
    }
  refuseAny(unreadable);

  const attestation = await readFileOf(folder, 'attestation.pdf', largest.attestation);
  if (attestation && !attestation.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Refused([{ field: 'identity.insurance.certificate', message: ownerWords.attestation }]);
  const portrait = await readFileOf(folder, 'portrait.jpg', largest.portrait);
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

/** @returns null when there is no such file; nothing of one that is too large, or a link to somewhere else. */
async function readFileOf(folder: string, name: string, most: number): Promise<Buffer | null> {
  const file = path.join(folder, name);
  if (await isFile(folder, name, most)) return readFile(file);
  return (await lstat(file).catch(() => null)) && Buffer.alloc(0);
}

async function isFile(folder: string, name: string, most: number): Promise<boolean> {
  const found = await lstat(path.join(folder, name)).catch(() => null);
  return found !== null && found.isFile() && found.size <= most;
}
