import type { Identity } from '@renovation-th/shared/identity/identity';

/** What the form service needs to know. Everything but the identity has a default. */
export type FormServiceConfig = {
  identity: Identity;
  /** Path under which forms are sent. Default: the identity's `formEndpoint` if it is a path, else `/envoi`. */
  prefix: string;
  /** Addresses that requests may be sent to. Default: the identity's e-mail. */
  addresses: readonly string[];
  /** Addresses that `_cc` may name; others are dropped. Default: the same as `addresses`. */
  copyAddresses: readonly string[];
  /** Origins, besides the host that is asked, whose pages may send forms. Default: the identity's origin. */
  allowedOrigins: readonly string[];
  /** Where the browser goes after a native post that names no usable `_next`. Default: `/merci`. */
  thanksPath: string;
  /** True behind a proxy that appends to `X-Forwarded-For`; its last entry is then the sender. Default: false. */
  trustsForwardedFor: boolean;
  /** Requests per sender (an IPv6 network counts as one). Default: 20 in 10 minutes. */
  rate: { requests: number; perSeconds: number };
  limits: FormLimits;
  /** The clock. Default: the real one. */
  now: () => Date;
};

export type FormLimits = {
  /** Bytes of the whole body. Default: 512 KB. */
  body: number;
  /** Fields, control fields included. Default: 64. */
  fields: number;
  /** Bytes of a field's name. Default: 200. */
  fieldName: number;
  /** Bytes of a field's value. Default: 64 KB. */
  fieldValue: number;
};

const defaultLimits: FormLimits = { body: 512 * 1024, fields: 64, fieldName: 200, fieldValue: 64 * 1024 };

/** What differs from the defaults; limits one by one. */
export type FormServiceOptions = { identity: Identity } & Partial<
  Omit<FormServiceConfig, 'identity' | 'limits'>
> & {
    limits?: Partial<FormLimits>;
  };

export function formServiceConfig({ identity, limits, ...given }: FormServiceOptions): FormServiceConfig {
  const addresses = given.addresses ?? [identity.email];
  return {
    identity,
    prefix: identity.formEndpoint.startsWith('/') ? identity.formEndpoint : '/envoi',
    addresses,
    copyAddresses: addresses,
    allowedOrigins: [identity.origin],
    thanksPath: '/merci',
    trustsForwardedFor: false,
    rate: { requests: 20, perSeconds: 600 },
    now: () => new Date(),
    ...given,
    limits: { ...defaultLimits, ...limits },
  };
}
