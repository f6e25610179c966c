import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { readOwnersIdentity } from '../compose/owners-identity';
import { ownerApp } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/** What the owner wants to publish under a real origin has all that the law asks for. */
export async function checkIdentity(releases: string, { chosen }: ReleaseSet): Promise<Refusal[]> {
  const release = chosen.find(({ app }) => app === ownerApp);
  if (!release) return [];
  const identity = await readOwnersIdentity(releases, release.version);
  if (hasSampleOrigin(identity)) return [];
  return legalGaps(identity).map(({ field, why, reason, example }): Refusal => ({
    check: 'identity',
    owner: ownerApp,
    pages: [],
    gap: { field, why },
    reason: `${field}: ${reason}.`,
    remedy: `On the owner’s page, or in shared/src/identity/identity.json: write ${example}.`,
  }));
}
