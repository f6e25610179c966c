import type { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import {
  furtherGaps,
  hasSampleOrigin,
  legalGaps,
  missingByLaw,
  type IdentityGap,
} from '@renovation-th/shared/identity/identity-gaps';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { readLiveIdentity, withOwnersFields } from '../../../delivery/owner/identity';

import { allSections } from '../content/sections';
import { problemsOfSection, ownersFieldsIn } from '../publish/candidate';
import { savedSections } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { isAskedIn, type Section } from './section';

/** Returns the gaps that would remain after a publication. Invalid values count as missing. */
export async function gapsOf({ database, siteDir, now }: SiteParts) {
  const fields = ownersFieldsIn(database);
  const valid = Object.entries(ownerFields).flatMap(([field, rule]) =>
    field in fields ? [[field, validIn(rule, fields[field])]] : [],
  );
  const drafted = withOwnersFields(await readLiveIdentity(siteDir, now()), Object.fromEntries(valid));
  return { legal: legalGaps(drafted, parisMoment(now()).day), further: furtherGaps(drafted) };
}

/** Removes invalid fields from a value. Returns null if the remaining value is invalid. */
function validIn(rule: z.ZodType, value: unknown): unknown {
  const { data, error } = rule.safeParse(value);
  if (!error) return data;
  const wrong = error.issues.map(({ path }) => path[0]);
  const others = Object.entries(Object(value)).filter(([field]) => !wrong.includes(field));
  return rule.safeParse(Object.fromEntries(others)).data ?? null;
}

/** Returns the sections with missing or invalid values. */
export async function unfilled(parts: SiteParts): Promise<readonly Section[]> {
  const { legal, further } = await gapsOf(parts);
  return sectionsWith([...legal, ...further], parts);
}

/** Returns the sections that must be completed before visitors see the site, or null if they already see it. */
export async function missingToOpen(parts: SiteParts): Promise<readonly Section[] | null> {
  const live = await readLiveIdentity(parts.siteDir, parts.now());
  if (hasSampleOrigin(live) || missingByLaw(live).length === 0) return null;
  return sectionsWith((await gapsOf(parts)).legal, parts);
}

function sectionsWith(gaps: readonly IdentityGap[], { database }: SiteParts): readonly Section[] {
  const wrong = savedSections(database).flatMap(({ section, texts }) =>
    problemsOfSection(section, texts).length > 0 ? section : [],
  );
  return allSections.filter(
    (section) => wrong.includes(section) || gaps.some(({ field }) => isAskedIn(section, field)),
  );
}
