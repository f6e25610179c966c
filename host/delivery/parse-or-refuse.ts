import type { z } from 'zod';
import { errorMessage } from '../server/error-code';
import { DamagedState, DeliveryError } from './delivery-error';
import { readIfThere } from './files';

/**
 * @param problem what is wrong with the whole, without a full stop.
 * @throws DeliveryError that lists every wrong field with its reason.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
): z.output<Schema> {
  return valueOrRefusal(checked(schema, value), problem);
}

/** As parseOrRefuse, from text. @throws DeliveryError also when it is no JSON at all. */
export function parseJsonOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  problem: string,
): z.output<Schema> {
  return valueOrRefusal(checkedJson(schema, text), problem);
}

/**
 * Reads a JSON file that a command wrote.
 * @param remedy what to do when it is damaged. @param check gives the value of a text.
 * @returns null when there is no such file. @throws DamagedState when it cannot be read or says something else.
 */
export async function readStateFile<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  remedy: string,
  check: (schema: Schema, text: string) => Checked<z.output<Schema>> = checkedJson,
): Promise<z.output<Schema> | null> {
  const result = await readIfThere(file).then(
    (text) => (text === null ? null : check(schema, text)),
    (error: unknown) => ({ reasons: [`It cannot be read: ${errorMessage(error)}`] }),
  );
  if (result === null) return null;
  if ('reasons' in result)
    throw new DamagedState(`${file} is damaged.`, [...result.reasons, remedy].join('\n  → '));
  return result.value;
}

/** As readStateFile, of a file that can be done without. @returns null also when it is damaged. */
export async function readIfWhole<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
): Promise<z.output<Schema> | null> {
  return readStateFile(schema, file, '').catch(() => null);
}

/** The value, or why it is not one. */
export type Checked<Value> = { value: Value } | { reasons: string[] };

function valueOrRefusal<Value>(result: Checked<Value>, problem: string): Value {
  if ('reasons' in result) throw new DeliveryError(`${problem}.`, result.reasons.join('\n  → '));
  return result.value;
}

export function checkedJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): Checked<z.output<Schema>> {
  try {
    return checked(schema, JSON.parse(text));
  } catch (error) {
    return { reasons: [`It is not JSON: ${errorMessage(error)}`] };
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return {
    reasons: result.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`),
  };
}
