import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import { changePhotos, hashOf, homeOfProject, listProjects, type Photo } from '../site-drafts';

const factName = 'owner-withdrawn';

/** Returns whether the owner has removed a photograph from the site for ever. Such a file cannot be uploaded again. */
export function isWithdrawn(database: RequestDatabase, file: string): boolean {
  return readFact(database, factName)?.value.includes(`"${hashOf(file)}"`) ?? false;
}

type Parts = { database: RequestDatabase; now: () => Date };

/**
 * Deletes removed photographs from the drafts of all projects, and their files. A restored backup may contain drafts
 * from before a removal, so the caller passes the hashes of all originals that were ever removed.
 */
export function forgetWithdrawn(parts: Parts, originals: readonly string[]): void {
  const { database } = parts;
  const at = parts.now().getTime();
  writeFact(database, { name: factName, value: JSON.stringify(originals), at });
  const withdrawn = new Set(originals);
  const isGone = ({ original }: Photo) => withdrawn.has(hashOf(original));
  for (const { id, photos } of listProjects(database)) {
    if (!photos.some(isGone)) continue;
    changePhotos(parts, homeOfProject(id), (before) => before.filter((photo) => !isGone(photo)));
  }
}
