import { ActionableError } from '../server/actionable-error';
import { errorMessage, isDiskFull, isErrorCode } from '../server/error-code';

/** What the delivery refuses. */
export class DeliveryError extends ActionableError {}

/**
 * The registry or a release on disk is damaged, or of a later checkout. Nothing new can be composed from it, but a site that was
 * composed before may still be served.
 */
export class DamagedState extends DeliveryError {}

/** What a store refuses or does not do. Nothing was changed, and the command can be repeated. */
export class StoreError extends DeliveryError {}

/** A release or a site in a store that is damaged. It concerns whoever needs it, and nobody else. */
export class DamagedObject extends StoreError {}

/** Explains a refusal of the file system: a missing right, a full disk, a disk that is read-only. @returns null for any other error. */
export function notPermitted(error: unknown): DeliveryError | null {
  if (isDiskFull(error))
    return new DeliveryError(
      `The disk is full: ${errorMessage(error)}`,
      'What visitors get is as before. Make room, such as by npm run rth -- prune, and run the command again.',
    );
  if (isErrorCode(error, 'EROFS'))
    return new DeliveryError(
      `The disk is read-only: ${errorMessage(error)}`,
      'What visitors get is as before. Mount it for writing, and run the command again.',
    );
  if (!isErrorCode(error, 'EACCES') && !isErrorCode(error, 'EPERM')) return null;
  return new DeliveryError(
    `This user may not change the site: ${errorMessage(error)}`,
    'Nothing is damaged. Run the command with sudo, or as a member of the group that owns the folder (ls -ld names it).',
  );
}
