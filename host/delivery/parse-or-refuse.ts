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
 * Parses a value. @param problem first sentence of the error, without its full stop.
 * @throws DeliveryError that lists every invalid field and the reason.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new DeliveryError(`${problem}.`, reasonsOf(error).join('\n  → '));
  return data;
}

/**
 * Parses the text of a state file, or of an object in a store.
 * @param name of the file or object, for the error.
 * @throws DeliveryError
 */
export function stateOf<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  name: string,
  remedy: string,
): z.output<Schema> {
  const { data, error } = jsonOf(schema).safeParse(text);
  if (error) throw damaged(name, [...reasonsOf(error), remedy]);
  return data;
}

/** Returns the error for damaged state. @param lines the reasons, followed by the remedy. */
export const damaged = (name: string, lines: readonly string[]) =>
  new DeliveryError(`${name} is damaged.`, lines.join('\n  → '));
