import { errorMessage, isDiskFull, isErrorCode } from './error-code';

/** A refusal whose message says what to do. Printed without a stack trace. */
export class DeliveryError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n  → ${remedy}`);
    this.name = new.target.name;
  }
}

/** Thrown when a store refuses, fails or lacks an object. Nothing has changed, so the command can be repeated. */
export class StoreError extends DeliveryError {}

/** Thrown when other commands kept changing what is live. Nothing has changed, so the command can be repeated. */
export class ConcurrentChanges extends DeliveryError {}

/**
 * Explains a file system error: a missing permission, a full disk or a read-only disk.
 * @returns null for any other error.
 */
export function notPermitted(error: unknown): DeliveryError | null {
  const visitors = 'Visitors still get the previous site.';
  if (isDiskFull(error))
    return new DeliveryError(
      `The disk is full: ${errorMessage(error)}`,
      `${visitors} Free some space, then run the command again.`,
    );
  if (isErrorCode(error, 'EROFS') || isReadOnlyMkdir(error))
    return new DeliveryError(
      `The disk is read-only: ${errorMessage(error)}`,
      `${visitors} Mount the disk for writing, and run the command again.`,
    );
  if (!isErrorCode(error, 'EACCES') && !isErrorCode(error, 'EPERM')) return null;
  return new DeliveryError(
    `This user may not change the site: ${errorMessage(error)}`,
    `${visitors} Run the command with sudo, or as a member of the group that owns the folder (ls -ld shows the group).`,
  );
}

/** Node reports ENOENT instead of EROFS when a recursive mkdir fails on a read-only disk. */
const isReadOnlyMkdir = (error: unknown) =>
  isErrorCode(error, 'ENOENT') && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
