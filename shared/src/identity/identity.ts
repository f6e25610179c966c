import type { z } from 'zod';
import type { identitySchema } from './identity-schema';
import type { Weekday } from './week';

/**
 * Who the business is. The one source of every phone number, e-mail, hour and address of the site: published by the
 * releases of the app `owner`, the first of which is `identity.json` beside this file; checked by `parseIdentity`.
 * Documents carry what sections or the shell need of it: `contact.ts`. What a field means stands with its rule.
 */
export type Identity = z.output<typeof identitySchema>;

type Filled = Required<Identity>;

export type DayHours = Filled['openingHours'][Weekday];
export type TravelCosts = Filled['travelCosts'];
export type Closure = Filled['closures'][number];
export type Qualification = Filled['qualifications'][number];
export type Price = Filled['prices'][number];
/** What a brand is used for. */
export type BrandUse = Filled['brands'][number]['use'];

/** Whether the business has the certificate that some aids ask for. Nobody claims or denies what is unknown. */
export type Rge = { state: 'certified'; certificate: Qualification } | { state: 'none' | 'unknown' };

/** A certificate counts before what the owner said without one. */
export function rgeState({ qualifications, rge }: Pick<Identity, 'qualifications' | 'rge'>): Rge {
  const certificate = qualifications?.find(({ name }) => /\bRGE\b/.test(name));
  return certificate ? { state: 'certified', certificate } : { state: rge ?? 'unknown' };
}

/** Of one use, by name. */
export function brandsFor({ brands = [] }: Pick<Identity, 'brands'>, use: BrandUse): readonly string[] {
  return brands.filter((brand) => brand.use === use).map(({ name }) => name);
}
