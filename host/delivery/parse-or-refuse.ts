import type { z } from 'zod';
import { errorMessage } from '../server/error-code';
import { DeliveryError } from './delivery-error';

/**
 * @param problem what is wrong with the whole, without a full stop.
 * @param remedy what to do about it, when it is more than to put the fields right.
 * @throws DeliveryError that lists every wrong field with its reason.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
  remedy?: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;

  const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`);
  throw new DeliveryError(`${problem}.`, [...fields, ...(remedy ? [remedy] : [])].join('\n  → '));
}

/** As parseOrRefuse, from text. @throws DeliveryError also when it is no JSON at all. */
export function parseJsonOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  problem: string,
  remedy?: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = `It is not JSON: ${errorMessage(error)}`;
    throw new DeliveryError(`${problem}.`, remedy ? `${reason}\n  → ${remedy}` : reason);
  }
  return parseOrRefuse(schema, value, problem, remedy);
}
