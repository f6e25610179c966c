import type { Identity } from '@renovation-th/shared/identity/identity';
import { DeliveryError } from './delivery-error';

/** What a site may not go live without, and what to write into `identity.json`. */
export type IdentityGap = { field: string; reason: string; example: string };

/**
 * @param today `yyyy-mm-dd`.
 * @returns the fields that the law asks for and that are missing or expired; empty when all are there.
 */
export function legalGaps(identity: Identity, today = isoDay(new Date())): readonly IdentityGap[] {
  const { qualifications = [], figures, foundedIn, registration } = identity;
  const expired = qualifications.filter(({ validUntil }) => validUntil < today);

  return [
    ...(registration.isSample ? [sampleRegistration] : []),
    ...required.flatMap(({ isThere, ...gap }) => (isThere(identity) ? [] : [gap])),
    ...(figures?.isSample ? [sampleFigures] : []),
    ...(figures && Number.parseInt(figures.years, 10) > Number(today.slice(0, 4)) - foundedIn
      ? [tooManyYears]
      : []),
    ...expired.map(({ name, validUntil }) => ({
      field: 'qualifications',
      reason: `${name} was valid until ${validUntil}, and nobody may claim a certificate that has run out`,
      example: 'the new "validUntil", or no entry for it',
    })),
  ];
}

/**
 * Nothing goes live under a real origin while the law asks for more; a sample origin may.
 * @throws DeliveryError that names each field, the reason and an example.
 */
export function refuseLegalGaps(identity: Identity, today?: string): void {
  const gaps = hasSampleOrigin(identity) ? [] : legalGaps(identity, today);
  if (gaps.length === 0) return;
  throw new DeliveryError(
    `The site cannot go live as ${identity.origin}: shared/src/identity/identity.json lacks what the law asks for.`,
    gaps.map(({ field, reason, example }) => `${field}: ${reason}; write ${example}`).join('\n  → '),
  );
}

/** What the owner still has to fill in, a line each: told to him at every start, never shown on a page. */
export function identityGaps(identity: Identity): readonly string[] {
  const legal = legalGaps(identity).map(({ field, reason }) => `${field} (${reason})`);
  const more = identity.payment ? [] : ['payment (whether there is a deposit, and when the rest is paid)'];
  const missing = [...legal, ...more];

  return [
    ...(hasSampleOrigin(identity)
      ? ['The site’s origin is a sample. Under a real one, nothing goes live until the law is satisfied.']
      : []),
    ...(missing.length > 0 ? [`To fill in: ${missing.join(', ')}.`] : []),
  ];
}

const hasSampleOrigin = ({ origin }: Identity) => origin.endsWith('.example');

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const sampleRegistration: IdentityGap = {
  field: 'registration',
  reason: 'the SIRET is a sample, and the law wants the real one on the site',
  example: '"registration": { "number": "123 456 789 00012", "isSample": false }',
};

const sampleFigures: IdentityGap = {
  field: 'figures',
  reason: 'the figures are samples, and a claim needs its proof',
  example: 'your own with "isSample": false, or remove figures',
};

const tooManyYears: IdentityGap = {
  field: 'figures.years',
  reason: 'the years of experience shown beside the year of foundation are more than have passed since',
  example: 'a number that agrees with "foundedIn"',
};

const required: readonly (IdentityGap & { isThere: (identity: Identity) => boolean })[] = [
  {
    field: 'owner',
    reason: 'the entrepreneur, who is also the director of publication, must be named',
    example: '"owner": "Camille Exemple"',
    isThere: ({ owner }) => Boolean(owner),
  },
  {
    field: 'address.street',
    reason: 'the address must be whole',
    example: '"street": "1 rue de la Gare"',
    isThere: ({ address }) => Boolean(address.street),
  },
  {
    field: 'host',
    reason: 'whoever hosts the site must be named with address and telephone',
    example: '"host": { "name": "…", "address": "…", "phone": "01 99 00 12 34" }',
    isThere: ({ host }) => Boolean(host),
  },
  {
    field: 'insurance',
    reason: 'the insurer of the ten-year guarantee must be named, with the zone covered',
    example:
      '"insurance": { "insurer": "…", "address": "…", "zone": "France métropolitaine", "attestation": "contrat n° 123456, attestation 2026" }',
    isThere: ({ insurance }) => Boolean(insurance),
  },
  {
    field: 'mediator',
    reason: 'consumers must be told their mediator',
    example: '"mediator": { "name": "…", "address": "…", "website": "www.mediateur.example" }',
    isThere: ({ mediator }) => Boolean(mediator),
  },
  // The order of 24 January 2017 wants both on the site of whoever repairs and maintains houses.
  {
    field: 'hourlyRate',
    reason: 'the price of an hour must be shown, all taxes included',
    example: '"hourlyRate": "45 €"',
    isThere: ({ hourlyRate }) => Boolean(hourlyRate),
  },
  {
    field: 'travelCost',
    reason: 'what the way costs, where it is charged, must be shown in figures, all taxes included',
    example: '"travelCost": "0,60 € par kilomètre, aller et retour"',
    isThere: ({ travelCost }) => Boolean(travelCost),
  },
];
