import { expiredCertificate, gapWords, missingTravel, travelPlaces } from '../content/identity-gaps';
import type { Identity } from './identity';

/** A field of the identity that is missing, expired or implausible. */
export type IdentityGap = {
  /** Path of the field: `address.street`. */
  field: string;
  /** Message for the owner. */
  why: string;
};

/**
 * Returns the gaps that the law forbids. The gate refuses a real origin while such gaps exist.
 * @param today `yyyy-mm-dd`.
 */
export function legalGaps(identity: Identity, today: string): readonly IdentityGap[] {
  const { qualifications = [], figures, foundedIn, travelCosts = {} } = identity;
  const expired = qualifications.filter(({ validUntil }) => validUntil < today);
  const years = figures ? Number.parseInt(figures.years, 10) : 0;
  const unpriced = travelPlaces.flatMap(([way, place]) => (travelCosts[way] ? [] : place));

  return [
    ...required.flatMap(([field, isThere]) => (isThere(identity) ? [] : [gap(field)])),
    ...(unpriced.length > 0 ? [{ field: 'travelCosts', why: missingTravel(unpriced) }] : []),
    ...(years > Number(today.slice(0, 4)) - foundedIn ? [gap('figures.years')] : []),
    ...expired.map(({ name, validUntil }) => ({
      field: 'qualifications',
      why: expiredCertificate(name, validUntil.split('-').reverse().join('/')),
    })),
  ];
}

/** Returns the gaps that the law allows but customers notice. */
export function furtherGaps({ payment }: Identity): readonly IdentityGap[] {
  return payment ? [] : [gap('payment')];
}

/** Whether the origin is a sample. A site with a sample origin is not public, so the law requires nothing of it. */
export const hasSampleOrigin = ({ origin }: Pick<Identity, 'origin'>) => origin.endsWith('.example');

type GapField = keyof typeof gapWords;

const gap = (field: GapField): IdentityGap => ({ field, why: gapWords[field] });

/** Checks for fields required by law, in the order of the owner's page. */
const required: readonly (readonly [GapField, isThere: (identity: Identity) => boolean])[] = [
  ['registration.number', ({ registration }) => !registration.isSample],
  ['owner', ({ owner }) => Boolean(owner)],
  ['address.street', ({ address }) => Boolean(address.street)],
  ['host', ({ host }) => Boolean(host)],
  ['dataTransfers', ({ dataTransfers }) => Boolean(dataTransfers)],
  ['insurance', ({ insurance }) => Boolean(insurance)],
  ['mediator', ({ mediator }) => Boolean(mediator)],
  ['vat', ({ vat }) => Boolean(vat)],
  // The order of 24 January 2017 requires these two fields and travel prices from every repair business.
  ['hourlyRate', ({ hourlyRate }) => Boolean(hourlyRate)],
  ['timeCount', ({ timeCount }) => Boolean(timeCount)],
  ['figures', ({ figures }) => !figures?.isSample],
];
