import type { Identity } from '@renovation-th/shared/identity/identity';
import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { DeliveryError } from './delivery-error';

/**
 * Nothing goes live under a real origin while the law asks for more; a sample origin may.
 * @throws DeliveryError that names each field and the reason.
 */
export function refuseLegalGaps(identity: Identity, today?: string): void {
  const gaps = hasSampleOrigin(identity) ? [] : legalGaps(identity, today);
  if (gaps.length === 0) return;
  throw new DeliveryError(
    `The site cannot go live as ${identity.origin}: the identity lacks what the law asks for.`,
    [
      'The owner fills it in on his page, or a developer in shared/src/identity/identity.json.',
      ...gaps.map(({ field, why }) => `${field}: ${why}`),
    ].join('\n  → '),
  );
}
