import { stat, unlink } from 'node:fs/promises';
import { isErrorCode } from '../error-code';
import { foldersOfRequests, namesIn, takeAway } from './folders-of-requests';
import type { RequestIndex } from './index/request-index';
import type { Spool } from './spool';
import { isRequestReference, referenceOf } from './stored-request';
import { eraseFromTrash } from './trash';

/** Erases everything kept under these references, the trash included, for good. @returns how many files went. */
export async function eraseRequests(spool: Spool, references: ReadonlySet<string>): Promise<number> {
  const kept = await takeAway(spool, references, (folder, name) => remove(spool.at(folder, name)));
  return kept + (await eraseFromTrash(spool, references));
}

/**
 * Removes what belongs to no request and is older than a day: photographs and drafts of a form
 * whose sender was never told success, marks that an interrupted erasure left.
 * @param index which has just read all folders.
 */
export async function removeLeftovers(
  spool: Pick<Spool, 'at'>,
  index: Pick<RequestIndex, 'hasFiles' | 'isComplete'>,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const folder of ['incoming', ...foldersOfRequests] as const) {
    if (folder === 'quarantine' || folder === 'amended' || folder === 'accepted') continue;
    for await (const name of namesIn(spool.at(folder))) {
      // An index that is being made anew knows too little.
      if (!index.isComplete()) return count;
      const reference = referenceOf(name);
      if (folder !== 'incoming' && (index.hasFiles(reference) || (await isAccepted(spool, reference))))
        continue;
      const file = spool.at(folder, name);
      const info = await stat(file).catch(() => null);
      if (info?.isFile() && now.getTime() - info.mtimeMs > day && (await remove(file))) count += 1;
    }
  }
  return count;
}

const day = 24 * 60 * 60 * 1000;

/** Checked on disk, because a request that the index has missed must keep its photographs. */
async function isAccepted({ at }: Pick<Spool, 'at'>, reference: string): Promise<boolean> {
  if (!isRequestReference(reference)) return false;
  return stat(at('accepted', `${reference}.json`)).then(
    () => true,
    (error: unknown) => !isErrorCode(error, 'ENOENT'),
  );
}

async function remove(file: string): Promise<boolean> {
  try {
    await unlink(file);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
