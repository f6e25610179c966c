import { types } from 'node:util';

/** `instanceof Error` fails in Jest's VM context, and errors of the SQLite driver are not native errors. */
function isError(value: unknown): value is Error {
  return types.isNativeError(value) || (typeof value === 'object' && value !== null && 'stack' in value);
}

/** Whether a caught value is a system error with this code, such as `EEXIST`. */
export function isErrorCode(error: unknown, code: string): boolean {
  return isError(error) && 'code' in error && error.code === code;
}

/** Whether a file or the database could not be written because the disk or its quota is full. */
export function isDiskFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].some((code) => isErrorCode(error, code));
}

/** Returns the message of a caught value. */
export function errorMessage(error: unknown): string {
  return isError(error) ? error.message : String(error);
}
