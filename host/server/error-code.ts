import { types } from 'node:util';

// Not `instanceof`: an error of Node itself belongs to another realm when the code runs in a sandbox.
const isError = types.isNativeError;

/** Whether a caught value is a system error with this code, such as `EEXIST`. */
export function isErrorCode(error: unknown, code: string): boolean {
  return isError(error) && 'code' in error && error.code === code;
}

/** SQLite's number for « database or disk is full ». */
const sqliteFull = 13;

/** Whether a file or the database could not be written because there is no room left. */
export function isDiskFull(error: unknown): boolean {
  const isFull = isError(error) && 'errcode' in error && error.errcode === sqliteFull;
  return isFull || isErrorCode(error, 'ENOSPC') || isErrorCode(error, 'EDQUOT');
}

/** What to write into the log about a caught value. */
export function errorMessage(error: unknown): string {
  return isError(error) ? error.message : String(error);
}
