import type { Identity } from '@renovation-th/shared/identity/identity';
import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { DeliveryError } from './delivery-error';

/**
 * Nothing goes live under a real origin while the law asks for more; a sample origin may.
 * @throws DeliveryError that names each field, the reason and an example.
 */
export function refuseLegalGaps(identity: Identity, today?: string): void {
  const gaps = hasSampleOrigin(identity) ? [] : legalGaps(identity, today);
  if (gaps.length === 0) return;
  throw new DeliveryError(
    `The site cannot go live as ${identity.origin}: the identity lacks what the law asks for.`,
    [
      'The owner fills it in on his page, or a developer in shared/src/identity/identity.json.',
      ...gaps.map(({ field, reason, example }) => `${field}: ${reason}; write ${example}`),
    ].join('\n  → '),
  );
}
