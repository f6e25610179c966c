import path from 'node:path';
import { z } from 'zod';
import { ownerInput } from '../server/identity/owner-input';
import { typesetAll } from '../server/identity/typeset';
import { DamagedState } from './delivery-error';
import { readStateFile } from './parse-or-refuse';
import { releaseBase } from './registry';
import { ownerApp } from './release-record';

const statements = z.object({
  identity: ownerInput.shape.identity,
  /** Addresses of his files. */
  portrait: z.string().optional(),
  certificate: z.string().optional(),
  /** The addresses that his works have got, which stay whatever becomes of a title. */
  slugs: z.record(z.string(), z.string()),
  /** Files of the pictures that were made from each original, by the hash of the original. */
  pictures: z.record(z.string(), z.array(z.string())),
});

/** What an owner's release holds besides its published list: what the owner has stated so far. */
export type Statements = z.output<typeof statements>;

/** Folder of a composed site with the owner's pictures and files. */
export const ownersFolder = releaseBase(ownerApp, '').slice(1);

const remedy = 'Take another release back: npm run rollback -- owner';

/** In a release: what the owner has stated so far. */
export const statementsFile = 'server/statements.json';

/** Address of a file of the owner's releases. */
export const ownersAddress = (file: string) => `${releaseBase(ownerApp, '')}${file}`;

/** The text of that file: one order and one typography, so that the same words are the same release. */
export const statementsText = (given: Statements) => JSON.stringify(typesetAll(statements.parse(given)));

/** @throws DamagedState */
export async function readStatements(release: string) {
  const file = path.join(release, statementsFile);
  const found = await readStateFile(statements, file, remedy);
  if (!found) throw new DamagedState(`${file} is missing.`, remedy);
  return found;
}
