import type { Identity } from '@renovation-th/shared/identity/identity';

/** What the form service needs to know. Everything but the identity has a default. */
export type FormServiceConfig = {
  identity: Identity;
  /** Requests of one sender. Default: 20 in 10 minutes. */
  rate: { requests: number; perSeconds: number };
  limits: FormLimits;
  /** What the answer adds while nobody works: when, and from which day on there are answers. Default: null. */
  awayNotice: () => Promise<string | null>;
  /** The clock. Default: the real one. */
  now: () => Date;
};

/** In bytes, but for the numbers of fields and photographs. */
export type FormLimits = {
  /** All fields together, names included. Default: 32 KB. */
  text: number;
  /** Fields, control fields included. Default: 64. */
  fields: number;
  /** A field's name. Default: 200. */
  fieldName: number;
  /** A field's value. Default: 24 KB, about 8 pages. */
  fieldValue: number;
  /** Photographs. Default: 5. */
  photos: number;
  /** All that arrives of a form: five photographs straight from the camera. Default: 25 MB. */
  body: number;
  /** One photograph. Default: 10 MB. */
  photo: number;
  /** Photographs kept in a day: from one address, and from all. Default: 150 MB, 2 GB. */
  photosPerDay: { address: number; all: number };
  /** Free space on the disk that photographs never take, so that text still finds room. Default: 500 MB. */
  reservedSpace: number;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const defaultLimits: FormLimits = {
  text: 32 * kilobyte,
  fields: 64,
  fieldName: 200,
  fieldValue: 24 * kilobyte,
  photos: 5,
  body: 25 * megabyte,
  photo: 10 * megabyte,
  photosPerDay: { address: 150 * megabyte, all: 2048 * megabyte },
  reservedSpace: 500 * megabyte,
};

/** What differs from the defaults; limits one by one. */
export type FormServiceOptions = Pick<FormServiceConfig, 'identity'> &
  Partial<Omit<FormServiceConfig, 'limits'>> & { limits?: Partial<FormLimits> };

export function formServiceConfig({ limits, ...given }: FormServiceOptions): FormServiceConfig {
  return {
    rate: { requests: 20, perSeconds: 600 },
    awayNotice: async () => null,
    now: () => new Date(),
    ...given,
    limits: { ...defaultLimits, ...limits },
  };
}
