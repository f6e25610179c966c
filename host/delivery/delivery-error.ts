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

/** Explains a full or read-only disk, or a missing permission. @returns null for any other error. */
export function notWritable(error: unknown): DeliveryError | null {
  const isRefused = ['EROFS', 'EACCES', 'EPERM'].some((code) => isErrorCode(error, code));
  if (!isRefused && !isDiskFull(error) && !isReadOnlyMkdir(error)) return null;
  return new DeliveryError(
    `The system refused a file: ${errorMessage(error)}`,
    'Visitors still get the previous site. Free some space, mount the disk for writing, or run the command with sudo or as a member of the group that owns the folder.',
  );
}

/** Node reports ENOENT instead of EROFS when a recursive mkdir fails on a read-only disk. */
const isReadOnlyMkdir = (error: unknown) =>
  isErrorCode(error, 'ENOENT') && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
