import { ActionableError } from '../server/actionable-error';
import { errorMessage, isDiskFull, isErrorCode } from '../server/error-code';

/** A refusal of delivery, with its remedy. */
export class DeliveryError extends ActionableError {}

/**
 * The registry or a release on disk is damaged, or was written by a later checkout. No new site can be composed from
 * it, but a composed site may still be served.
 */
export class DamagedState extends DeliveryError {}

/** A store refuses or fails. Nothing was changed, and the command can be repeated. */
export class StoreError extends DeliveryError {}

/** Other commands kept changing what is live. Nothing was changed, and the command can be repeated. */
export class ConcurrentChanges extends DeliveryError {}

/** A release or a site in a store is damaged. Only commands that need it fail. */
export class DamagedObject extends StoreError {}

/**
 * Explains a file system error: a missing permission, a full disk or a read-only disk.
 * @returns null for any other error.
 */
export function notPermitted(error: unknown): DeliveryError | null {
  if (isDiskFull(error))
    return new DeliveryError(
      `The disk is full: ${errorMessage(error)}`,
      'Visitors still get the previous site. Make room and run the command again: npm run rth -- prune removes old releases, and needs 100 KB itself.',
    );
  if (isErrorCode(error, 'EROFS') || isReadOnlyMkdir(error))
    return new DeliveryError(
      `The disk is read-only: ${errorMessage(error)}`,
      'Visitors still get the previous site. Mount the disk for writing, and run the command again.',
    );
  if (!isErrorCode(error, 'EACCES') && !isErrorCode(error, 'EPERM')) return null;
  return new DeliveryError(
    `This user may not change the site: ${errorMessage(error)}`,
    'Nothing is damaged. Run the command with sudo, or as a member of the group that owns the folder (ls -ld names it).',
  );
}

/** Node reports ENOENT, not EROFS, when it cannot make a folder with its parents on a read-only disk. */
const isReadOnlyMkdir = (error: unknown) =>
  isErrorCode(error, 'ENOENT') && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
