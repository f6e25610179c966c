import type { Identity } from '@renovation-th/shared/identity/identity';

/**
 * What the owner still has to fill in, a line each: told to him at every start, never shown on a
 * page. The law asks for all but the sample values; the pages do without what is missing.
 */
export function identityGaps(identity: Identity): readonly string[] {
  const { registration, origin } = identity;
  const missing = wanted
    .filter(({ isFilled }) => !isFilled(identity))
    .map(({ field, what }) => `${field} (${what})`);

  return [
    ...(registration.isSample ? ['The company registration number is a sample.'] : []),
    ...(origin.endsWith('.example') ? ['The site’s origin is a sample.'] : []),
    ...(missing.length > 0
      ? [`Not filled in, so the legal notice goes without: ${missing.join(', ')}.`]
      : []),
  ];
}

const wanted: readonly { field: string; what: string; isFilled: (identity: Identity) => boolean }[] = [
  { field: 'owner', what: 'name of the entrepreneur', isFilled: ({ owner }) => Boolean(owner) },
  { field: 'address.street', what: 'number and street', isFilled: ({ address }) => Boolean(address.street) },
  { field: 'host', what: 'who hosts the site', isFilled: ({ host }) => Boolean(host) },
  { field: 'insurance', what: 'of the ten-year guarantee', isFilled: ({ insurance }) => Boolean(insurance) },
  { field: 'mediator', what: 'for consumers', isFilled: ({ mediator }) => Boolean(mediator) },
  { field: 'hourlyRate', what: 'all taxes included', isFilled: ({ hourlyRate }) => Boolean(hourlyRate) },
];
