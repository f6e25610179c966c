import type { Identity } from '@renovation-th/shared/identity/identity';

/** Configuration of the form service. Everything but the identity has a default. */
export type FormServiceConfig = {
  identity: Identity;
  /** Maximum requests per client. Default: 20 in 10 minutes. */
  rate: { requests: number; perSeconds: number };
  /** Maximum requests per hour from all visitors. Further requests are quarantined. Default: 60. */
  mostAnHour: number;
  limits: typeof usualLimits;
  /** Returns the identity that visitors see now. Default: `identity`. */
  live: () => Promise<Identity>;
  /** Default: the system clock. */
  now: () => Date;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** In bytes, except `fields` and `photos`, which are counts. */
const usualLimits = {
  /** All names and values together. */
  text: 32 * kilobyte,
  /** Number of fields, including control fields. */
  fields: 64,
  fieldName: 200,
  /** Enough for about eight pages. */
  fieldValue: 24 * kilobyte,
  photos: 5,
  /** A whole form, with five photographs straight from the camera. */
  body: 25 * megabyte,
  /** One photograph. */
  photo: 10 * megabyte,
  /** Photographs stored per day, from one address and from all addresses. */
  photosPerDay: { address: 150 * megabyte, all: 2048 * megabyte },
  /** Disk space reserved for text. */
  reservedSpace: 500 * megabyte,
};

/** Overrides of the defaults. Each limit can be overridden separately. */
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
