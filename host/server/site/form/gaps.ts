import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { furtherGaps, legalGaps, type IdentityGap } from '@renovation-th/shared/identity/identity-gaps';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { readLiveIdentity, withOwnersFields } from '../../../delivery/owner/identity';
import { checkContent } from '../../../delivery/owner/input';
import { pages } from '../content/sections';
import { candidateOf } from '../publish/candidate';
import type { SiteParts } from '../site-parts';
import { isAskedIn, type Section } from './section';

/** Returns the gaps that would remain after a publication. A field with an invalid value counts as missing. */
export async function gapsOf({ database, siteDir, now }: SiteParts): Promise<readonly IdentityGap[]> {
  const { identity } = candidateOf(database);
  const valid = Object.entries(ownerFields).flatMap(([field, rule]) =>
    field in identity ? [[field, rule.safeParse(identity[field]).data ?? null]] : [],
  );
  const drafted = withOwnersFields(await readLiveIdentity(siteDir, now()), Object.fromEntries(valid));
  return [...legalGaps(drafted, parisMoment(now()).day), ...furtherGaps(drafted)];
}

/** Returns the sections with missing or invalid values. */
export async function unfilled(parts: SiteParts): Promise<readonly Section[]> {
  const wrong = [...(await gapsOf(parts)), ...checkContent(candidateOf(parts.database))];
  return pages
    .flatMap(({ sections }) => sections)
    .filter((section) => wrong.some(({ field }) => isAskedIn(section, field)));
}
