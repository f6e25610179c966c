import { ActionableError } from './actionable-error';
import { errorMessage, isDiskFull, isErrorCode } from './error-code';

/** A refusal by the delivery tool, with a remedy. */
export class DeliveryError extends ActionableError {}

/**
 * Thrown when the registry or a release on disk is damaged, or has a later format. The previous site may still be
 * served.
 */
export class DamagedState extends DeliveryError {}

/** Thrown when a store refuses or fails. Nothing has changed, so the command can be repeated. */
export class StoreError extends DeliveryError {}

/** Thrown when other commands kept changing what is live. Nothing has changed, so the command can be repeated. */
export class ConcurrentChanges extends DeliveryError {}

/** Thrown when a release or a site in a store is damaged. Only commands that need the damaged object fail. */
export class DamagedObject extends StoreError {}

/**
 * Explains a file system error: a missing permission, a full disk or a read-only disk.
 * @returns null for any other error.
 */
export function notPermitted(error: unknown): DeliveryError | null {
  if (isDiskFull(error))
    return new DeliveryError(
      `The disk is full: ${errorMessage(error)}`,
      'Visitors still get the previous site. Free some space, then run the command again.',
    );
  if (isErrorCode(error, 'EROFS') || isReadOnlyMkdir(error))
    return new DeliveryError(
      `The disk is read-only: ${errorMessage(error)}`,
      'Visitors still get the previous site. Mount the disk for writing, and run the command again.',
    );
  if (!isErrorCode(error, 'EACCES') && !isErrorCode(error, 'EPERM')) return null;
  return new DeliveryError(
    `This user may not change the site: ${errorMessage(error)}`,
    'Nothing is damaged. Run the command with sudo, or as a member of the group that owns the folder (ls -ld shows the group).',
  );
}

/** Node reports ENOENT instead of EROFS when a recursive mkdir fails on a read-only disk. */
const isReadOnlyMkdir = (error: unknown) =>
  isErrorCode(error, 'ENOENT') && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
