import path from 'node:path';
import { z } from 'zod';
import { ownerInput } from './identity/owner-input';
import { typesetAll } from './identity/typeset';
import { readStateFile, stateOf } from './parse-or-refuse';
import { releaseBase } from './registry';
import { ownerApp } from './release/release-record';

const statements = z.object({
  identity: ownerInput.shape.identity,
  /** URL paths of the owner's files. */
  portrait: z.string().optional(),
  certificate: z.string().optional(),
  /** Slugs of the projects by id. The slug of a project does not change with its title. */
  slugs: z.record(z.string(), z.string()),
  /** Picture files made from each original, by the hash of the original. */
  pictures: z.record(z.string(), z.array(z.string())),
});

/** All fields that the owner has published so far. */
export type Statements = z.output<typeof statements>;

/** Folder of a composed site that contains the owner's pictures and files. */
export const ownersFolder = releaseBase(ownerApp, '').slice(1);

const remedy =
  'Make the previous release live: npm run status -- owner, then npm run rollback -- owner@<version>';

/** Path of the statements in an owner's release. */
export const statementsFile = 'server/statements.json';

/** Returns the URL path of a file in an owner's release. */
export const ownersAddress = (file: string) => `${releaseBase(ownerApp, '')}${file}`;

/** Serializes statements in canonical order and typography, so that equal statements give the same release. */
export const statementsText = (given: Statements) => JSON.stringify(typesetAll(statements.parse(given)));

/** Reads the statements of a release. @throws DamagedState */
export async function readStatements(release: string) {
  const file = path.join(release, statementsFile);
  return stateOf(statements, (await readStateFile(file, remedy))?.toString() ?? '', file, remedy);
}
