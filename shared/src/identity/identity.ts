import type { z } from 'zod';
import type { identitySchema } from './identity-schema';
import type { Weekday } from './week';

/**
 * Data about the business, the only source of its phone numbers, addresses and opening hours. Releases of the app
 * `owner` publish newer values than `identity.json`. `identity-schema.ts` documents the fields.
 */
export type Identity = z.output<typeof identitySchema>;

type Filled = Required<Identity>;

export type DayHours = Filled['openingHours'][Weekday];
export type Closure = Filled['closures'][number];
export type Qualification = Filled['qualifications'][number];
export type Price = Filled['prices'][number];
/** The surface on which the owner uses a brand's products. */
export type BrandUse = Filled['brands'][number]['use'];

/** Whether the business has the RGE certificate, which some kinds of renovation aid require. */
type Rge = { state: 'certified'; certificate: Qualification } | { state: 'none' | 'unknown' };

/** Returns the RGE state. A certificate overrides the owner's declaration that they have none. */
export function rgeState({ qualifications, rge }: Pick<Identity, 'qualifications' | 'rge'>): Rge {
  const certificate = qualifications?.find(({ name }) => /\bRGE\b/.test(name));
  return certificate ? { state: 'certified', certificate } : { state: rge ?? 'unknown' };
}
