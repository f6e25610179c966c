import type { z } from 'zod';
import { checked, checkedJson } from '../server/checked-json';
import { errorMessage } from '../server/error-code';
import { readIfThere } from '../server/forms/read-if-there';
import { DamagedState, DeliveryError } from './delivery-error';

/**
 * @param problem what is wrong with the whole, without a full stop.
 * @throws DeliveryError that lists every wrong field with its reason.
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
 * Reads a JSON file that a command wrote.
 * @param remedy what to do when it is damaged.
 * @returns null when there is no such file. @throws DamagedState when it cannot be read or says something else.
 */
export async function readStateFile<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  remedy: string,
): Promise<z.output<Schema> | null> {
  const result = await readIfThere(file).then(
    (content) => content && checkedJson(schema, content.toString()),
    (error: unknown) => ({ reasons: [`It cannot be read: ${errorMessage(error)}`] }),
  );
  if (result === null) return null;
  if ('reasons' in result)
    throw new DamagedState(`${file} is damaged.`, [...result.reasons, remedy].join('\n  → '));
  return result.value;
}
