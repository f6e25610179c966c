import { z } from 'zod';

// Every error shows its example, also the error of a missing field.
export const filled = (error: string) => z.string({ error }).min(1, { error });
export const number = (low: number, high: number, error: string) =>
  z.number({ error }).min(low, { error }).max(high, { error });
export const matching = (pattern: RegExp, example: string) => {
  const error = `must look like « ${example} »`;
  return z.string({ error }).regex(pattern, { error });
};
export const list = <Item extends z.ZodType>(item: Item, error: string) => z.array(item, { error });
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'invalid_type'
        ? `must be a group such as { "${Object.keys(shape).join('": …, "')}": … }`
        : undefined,
  });

export const someName = 'must be a name, such as « Assurances du Centre »';
export const someAddress = 'must be an address, such as « 1 rue de la Gare, 63000 Clermont-Ferrand »';

/** An amount in euros: « 45 € », « 12,50 € ». */
export const amount = matching(/^\d+(,\d\d)?[ \u00a0]€$/, '45 €');
