import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import { changeDraft } from '../drafts';
import { draftOfProject, hashOf, listProjects } from '../projects/projects';

const factName = 'owner-removed';

/** Returns whether the owner has removed a photograph from the site for ever. Such a file cannot be uploaded again. */
export function isRemoved(database: RequestDatabase, file: string): boolean {
  return readFact(database, factName)?.value.split(' ').includes(hashOf(file)) ?? false;
}

/**
 * Deletes removed photographs from the drafts of all projects, and their files. A restored backup may contain drafts
 * from before a removal, so the caller passes the hashes of all originals that were ever removed. The site has already
 * lost them, so this is no change to publish.
 */
export function forgetRemoved(database: RequestDatabase, originals: readonly string[], at: number): void {
  writeFact(database, { name: factName, value: originals.join(' '), at });
  for (const project of listProjects(database)) {
    const photos = project.photos.filter(({ original }) => !originals.includes(hashOf(original)));
    changeDraft(database, draftOfProject(project.id), project.at, () => ({ ...project, photos }));
  }
}
