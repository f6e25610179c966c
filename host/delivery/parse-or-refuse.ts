import type { z } from 'zod';
import { checked, checkedJson } from './checked-json';
import { errorMessage } from './error-code';
import { readIfThere } from './read-if-there';
import { DamagedState, DeliveryError, notPermitted } from './delivery-error';

/**
 * Parses a value. @param problem first sentence of the error, without its full stop.
 * @throws DeliveryError that lists every invalid field and the reason.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
): z.output<Schema> {
  const result = checked(schema, value);
  if ('reasons' in result) throw new DeliveryError(`${problem}.`, result.reasons.join('\n  → '));
  return result.value;
}

/**
 * Reads a file of the registry or of a release. @returns null when the file does not exist.
 * @throws DamagedState with the remedy when the file cannot be read; DeliveryError when this user lacks permission.
 */
export const readStateFile = (file: string, remedy: string): Promise<Buffer | null> =>
  readIfThere(file).catch((error: unknown) => {
    throw notPermitted(error) ?? damaged(file, [`It cannot be read: ${errorMessage(error)}`, remedy]);
  });

/**
 * Parses the text of a state file, or of an object in a store.
 * @param name of the file or object, for the error.
 * @throws DamagedState
 */
export function stateOf<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  name: string,
  remedy: string,
): z.output<Schema> {
  const result = checkedJson(schema, text);
  if ('value' in result) return result.value;
  throw damaged(name, [...result.reasons, remedy]);
}

/** Returns the error for damaged state. @param lines the reasons, followed by the remedy. */
export const damaged = (name: string, lines: readonly string[]) =>
  new DamagedState(`${name} is damaged.`, lines.join('\n  → '));
