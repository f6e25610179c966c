import type { Identity } from '@renovation-th/shared/identity/identity';

/** Configuration of the form service. Everything but the identity has a default. */
export type FormServiceConfig = {
  identity: Identity;
  /** Maximum requests of one client. Default: 20 in 10 minutes. */
  rate: { requests: number; perSeconds: number };
  /** Maximum requests per hour, from all visitors together; further ones are quarantined. Default: 60. */
  mostAnHour: number;
  limits: typeof usualLimits;
  /** The identity that visitors see now. Default: `identity`. */
  live: () => Promise<Identity>;
  /** The clock. Default: the real one. */
  now: () => Date;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** In bytes, except `fields` and `photos`, which are counts. */
const usualLimits = {
  /** All fields together, names included. */
  text: 32 * kilobyte,
  /** Fields, control fields included. */
  fields: 64,
  /** A field's name. */
  fieldName: 200,
  /** A field's value: about 8 pages. */
  fieldValue: 24 * kilobyte,
  photos: 5,
  /** A whole form: five photographs straight from the camera. */
  body: 25 * megabyte,
  /** One photograph. */
  photo: 10 * megabyte,
  /** Photographs kept per day: from one address, and from all addresses together. */
  photosPerDay: { address: 150 * megabyte, all: 2048 * megabyte },
  /** Disk space that photographs must leave free for texts. */
  reservedSpace: 500 * megabyte,
};

/** Options that override the defaults; each limit can be overridden on its own. */
export type FormServiceOptions = Pick<FormServiceConfig, 'identity'> &
  Partial<Omit<FormServiceConfig, 'limits'>> & { limits?: Partial<typeof usualLimits> };

export function formServiceConfig({ limits, ...given }: FormServiceOptions): FormServiceConfig {
  return {
    rate: { requests: 20, perSeconds: 600 },
    mostAnHour: 60,
    live: async () => given.identity,
    now: () => new Date(),
    ...given,
    limits: { ...usualLimits, ...limits },
  };
}
