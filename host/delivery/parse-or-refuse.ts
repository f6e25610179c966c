import { z } from 'zod';
import { DeliveryError } from './delivery-error';
import { errorMessage } from './error-code';

/** Returns a schema for JSON text whose value has the given schema. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch (error) {
        context.addIssue(`It is not JSON: ${errorMessage(error)}`);
        return z.NEVER;
      }
    })
    .pipe(schema);

/** Lists every invalid field with the reason. */
const reasonsOf = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`);

/**
 * Parses a value.
 * @param problem first sentence of the error, without its full stop. @param remedy last line of the error.
 * @throws DeliveryError that lists every invalid field and the reason.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
  ...remedy: string[]
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new DeliveryError(`${problem}.`, [...reasonsOf(error), ...remedy].join('\n  → '));
  return data;
}
