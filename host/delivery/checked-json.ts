import type { z } from 'zod';
import { errorMessage } from './error-code';

/** The validated value, or the reasons why it is invalid. */
export type Checked<Value> = { value: Value } | { reasons: string[] };

/** Parses JSON and validates the value. */
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

/** Validates a value. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return {
    reasons: result.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`),
  };
}
